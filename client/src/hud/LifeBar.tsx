interface Props {
  readonly label: string;
  /** The whole in words. */
  readonly spoken: string;
  /** Whether a low value is a danger; points are none. */
  readonly isLife: boolean;
  readonly value: number;
  readonly max: number;
  /** What a battle would leave; null if no forecast is shown, or if nothing would change. */
  readonly forecast: string | null;
}

/** An HQ's toughness, or a player's points, as a number and a bar. */
export const LifeBar = ({ label, spoken, isLife, value, max, forecast }: Props) => (
  <div class="life" role="meter" aria-label={spoken} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value} aria-valuetext={spoken}>
    <span class="life-label" aria-hidden="true">
      {label}
    </span>
    <span class="life-number" aria-hidden="true">
      {value}
    </span>
    {forecast !== null && (
      <span class="life-forecast" aria-hidden="true">
        ▸ {forecast}
      </span>
    )}
    <span class="life-bar" aria-hidden="true">
      <span
        class="life-fill"
        style={{ transform: `scaleX(${Math.max(0, Math.min(1, value / max))})` }}
        data-low={isLife && value * 4 <= max}
      />
    </span>
  </div>
);
