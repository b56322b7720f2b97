import { AxisBottom, AxisLeft } from '@visx/axis';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStack, BarStackHorizontal } from '@visx/shape';
import { useLocale } from '../../calls/use-words.ts';
import { formatCount } from '../formats.ts';

type ChartRow = Readonly<Record<string, string | number>>;

interface ChartBar {
  readonly key: string;
  readonly label: string;
  readonly color: string;
}

interface BarsChartProps {
  readonly rows: readonly ChartRow[];
  /** The key of the row's name. */
  readonly name: string;
  /** Names too long to stand beside each other: the bars lie, one below the other. */
  readonly isLying?: boolean;
  /** Bars of one row stand on each other; those below zero hang under the line. */
  readonly bars: readonly ChartBar[];
}

/** In CSS pixels. */
const space = { top: 8, right: 24, bottom: 24 } as const;
/** Left of the bars: for amounts, and for the names of bars that lie. */
const labels = { standing: 44, lying: 170 } as const;
/** What a bar takes at most, with the room beside it. */
const step = { standing: 96, lying: 36 } as const;
const standingHeight = 224;
const ticks = 4;

const text = { fontSize: 12, fontFamily: 'inherit', fill: 'var(--color-ink-soft)' } as const;
const axis = { hideTicks: true, stroke: 'var(--color-line)' } as const;
const belowText = { ...text, textAnchor: 'middle' } as const;
const besideText = { ...text, textAnchor: 'end', dx: -4, dy: '0.33em' } as const;

/** A picture of a table that stands beside it: whoever cannot see it loses nothing. */
export default function BarsChart({ rows, name, bars, isLying = false }: BarsChartProps) {
  const locale = useLocale();
  const { parentRef, width } = useParentSize<HTMLDivElement>({ debounceTime: 0 });
  const height = isLying ? rows.length * step.lying + space.top + space.bottom : standingHeight;
  const left = isLying ? labels.lying : labels.standing;
  const inner = { width: width - left - space.right, height: height - space.top - space.bottom };
  const nameOf = (row: ChartRow) => String(row[name]);
  const names = scaleBand({
    domain: rows.map(nameOf),
    range: [0, isLying ? inner.height : Math.min(inner.width, rows.length * step.standing)],
    padding: 0.2,
  });
  const amounts = scaleLinear({
    domain: reachOf(rows, bars),
    range: isLying ? [0, inner.width] : [inner.height, 0],
    nice: ticks,
  });
  const amountAxis = {
    scale: amounts,
    // Cases and dollars are whole: no half of one on the axis.
    tickValues: amounts.ticks(ticks).filter(Number.isInteger),
    tickFormat: (value: { valueOf(): number }) => formatCount(value.valueOf(), locale),
  };
  const stack = {
    data: [...rows],
    keys: bars.map(({ key }) => key),
    value: (row: ChartRow, key: string) => Number(row[key] ?? 0),
    color: (key: string) => bars.find((bar) => bar.key === key)?.color ?? '',
    offset: 'diverging' as const,
  };

  return (
    <div aria-hidden="true">
      {bars.length > 1 && <Legend bars={bars} />}
      <div ref={parentRef} style={{ height }}>
        {inner.width > 0 && (
          <svg width={width} height={height}>
            <g transform={`translate(${left} ${space.top})`}>
              {isLying ? (
                <>
                  <BarStackHorizontal {...stack} y={nameOf} xScale={amounts} yScale={names} />
                  <AxisLeft {...axis} tickLabelProps={besideText} scale={names} numTicks={rows.length} />
                  <AxisBottom {...axis} tickLabelProps={belowText} top={inner.height} {...amountAxis} />
                </>
              ) : (
                <>
                  <BarStack {...stack} x={nameOf} xScale={names} yScale={amounts} />
                  <AxisLeft {...axis} tickLabelProps={besideText} hideAxisLine {...amountAxis} />
                  <AxisBottom
                    {...axis}
                    tickLabelProps={belowText}
                    top={inner.height}
                    scale={names}
                    numTicks={rows.length}
                  />
                </>
              )}
            </g>
          </svg>
        )}
      </div>
    </div>
  );
}

function Legend({ bars }: Pick<BarsChartProps, 'bars'>) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-xs text-ink-soft">
      {bars.map(({ key, label, color }) => (
        <li key={key} className="flex items-center gap-1">
          <span className="size-3" style={{ background: color }} />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** From the lowest to the highest end of a row; an empty picture still has an axis. */
function reachOf(rows: readonly ChartRow[], bars: readonly ChartBar[]): [number, number] {
  const ends = rows.map((row) => {
    const values = bars.map(({ key }) => Number(row[key] ?? 0));
    const sum = (side: number) => values.reduce((all, value) => all + Math.max(0, side * value), 0);
    return { above: sum(1), below: -sum(-1) };
  });
  return [Math.min(0, ...ends.map(({ below }) => below)), Math.max(1, ...ends.map(({ above }) => above))];
}
