interface DayBarsProps {
  /** One per day, oldest first. */
  readonly values: readonly number[];
  /** What the drawing shows, in a sentence; the numbers themselves stand in a table below. */
  readonly label: string;
}

const height = 64;
const step = 10;

/** A bar per day. Attributes, no styles: the page's policy allows none in the HTML. */
export function DayBars({ values, label }: DayBarsProps) {
  const most = Math.max(...values, 1);
  const width = values.length * step;
  return (
    <svg
      className="block h-16 w-full fill-good forced-colors:fill-[CanvasText]"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <line
        x1={0}
        x2={width}
        y1={height - 0.5}
        y2={height - 0.5}
        className="stroke-line-strong stroke-1"
        vectorEffect="non-scaling-stroke"
      />
      {values.map((value, index) => {
        const bar = value === 0 ? 0 : Math.max((value / most) * (height - 4), 2);
        return <rect key={index} x={index * step + 1.5} y={height - bar} width={step - 3} height={bar} />;
      })}
    </svg>
  );
}
