import { useId } from 'react';

interface SmallBarsProps {
  readonly title: string;
  /** Drawn in this order; `part` of it in the second color. */
  readonly bars: readonly { readonly name: string; readonly value: number; readonly part?: number }[];
  /** Heads of the table for people who hear the page. */
  readonly heads: readonly string[];
}

const height = 40;
const step = 12;
/** Few bars stay as slim as many. */
const leastBars = 8;

/** A small drawing with its numbers as a table for people who hear the page. Attributes, no styles: the policy allows none. */
export function SmallBars({ title, bars, heads }: SmallBarsProps) {
  const id = useId();
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const width = Math.max(bars.length, leastBars) * step;
  const tall = (value: number) => (value === 0 ? 0 : Math.max((value / most) * height, 1.5));
  return (
    <figure className="grid min-w-0 grow basis-64 gap-1.5 rounded-m border border-line bg-card px-3.5 py-2.5">
      <figcaption id={id} className="text-xs text-ink-soft">
        {title}
      </figcaption>
      <svg
        className="block h-14 w-full"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ name, value, part = 0 }, index) => (
          <g key={name}>
            <title>{`${name}: ${value}`}</title>
            <rect
              className="fill-good forced-colors:fill-[CanvasText]"
              x={index * step + 1}
              y={height - tall(value)}
              width={step - 2}
              height={tall(value)}
            />
            <rect
              className="fill-danger forced-colors:fill-[Highlight]"
              x={index * step + 1}
              y={height - tall(value)}
              width={step - 2}
              height={(part / Math.max(value, 1)) * tall(value)}
            />
          </g>
        ))}
      </svg>
      {/* A table takes the width of its words, however narrow it is made. */}
      <div className="sr-only">
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, value, part }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
                {part !== undefined && <td>{part}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
