import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

interface BarsChartProps {
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  /** The key of the row's name. */
  readonly name: string;
  /** Names too long to stand beside each other: the bars lie, one below the other. */
  readonly isLying?: boolean;
  /** Bars of one row stand on each other. */
  readonly bars: readonly { readonly key: string; readonly label: string; readonly color: string }[];
}

const axis = { tick: { fill: 'var(--color-ink-soft)' }, tickLine: false } as const;

/** A picture of a table that stands beside it: whoever cannot see it loses nothing. */
export default function BarsChart({ rows, name, bars, isLying = false }: BarsChartProps) {
  return (
    <div className={`text-xs ${isLying ? 'h-96' : 'h-56'}`} aria-hidden="true">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...rows]}
          layout={isLying ? 'vertical' : 'horizontal'}
          accessibilityLayer={false}
          margin={{ top: 8, right: 0, bottom: 0, left: -16 }}
        >
          {isLying ? (
            <>
              <XAxis type="number" allowDecimals={false} {...axis} />
              <YAxis type="category" dataKey={name} width={170} interval={0} {...axis} />
            </>
          ) : (
            <>
              <XAxis dataKey={name} interval={0} {...axis} />
              <YAxis allowDecimals={false} axisLine={false} {...axis} />
            </>
          )}
          <Tooltip
            cursor={{ fill: 'var(--color-ground-sunk)' }}
            contentStyle={{ background: 'var(--color-card)', borderColor: 'var(--color-line)' }}
          />
          {bars.map(({ key, label, color }) => (
            <Bar key={key} dataKey={key} name={label} stackId="all" fill={color} isAnimationActive={false} />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
