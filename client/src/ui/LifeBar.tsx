import { useEffect, useRef } from 'preact/hooks';
import './LifeBar.css';

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

/** An HQ's toughness, or a player's points, as a number and a bar. What is lost stays bright for a moment. */
export const LifeBar = ({ label, spoken, isLife, value, max, forecast }: Props) => {
  const last = useRef(value);
  const change = value < last.current ? 'loss' : value > last.current ? 'gain' : null;
  useEffect(() => {
    last.current = value;
  }, [value]);
  const width = { transform: `scaleX(${Math.max(0, Math.min(1, value / max))})` };
  return (
    <div class="life" role="meter" aria-label={spoken} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value} aria-valuetext={spoken}>
      <span class="life-label" aria-hidden="true">
        {label}
      </span>
      <span class="life-number" aria-hidden="true" key={value} data-change={change}>
        {value}
      </span>
      {forecast !== null && (
        <span class="life-forecast" aria-hidden="true">
          ▸ {forecast}
        </span>
      )}
      <span class="life-bar" aria-hidden="true">
        <span class="life-lost" style={width} />
        <span class="life-fill" style={width} data-low={isLife && value * 4 <= max} />
      </span>
    </div>
  );
};
