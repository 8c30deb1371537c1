interface Props {
  readonly label: string;
  /** The whole in words. */
  readonly spoken: string;
  readonly value: number;
  readonly max: number;
}

/** An HQ's toughness as a number and a bar. */
export const LifeBar = ({ label, spoken, value, max }: Props) => (
  <div class="life" role="meter" aria-label={spoken} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value} aria-valuetext={spoken}>
    <span class="life-label" aria-hidden="true">
      {label}
    </span>
    <span class="life-number" aria-hidden="true">
      {value}
    </span>
    <span class="life-bar" aria-hidden="true">
      <span class="life-fill" style={{ transform: `scaleX(${Math.max(0, Math.min(1, value / max))})` }} data-low={value * 4 <= max} />
    </span>
  </div>
);
