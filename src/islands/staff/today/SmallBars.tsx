import { useId } from 'react';

interface SmallBarsProps {
  readonly title: string;
  /** Drawn in this order; `part` of it in the second color. */
  readonly bars: readonly { readonly name: string; readonly value: number; readonly part?: number }[];
  readonly heads: readonly string[];
}

/** A small table whose numbers are drawn beside them. Attributes, no styles: the policy allows none. */
export function SmallBars({ title, bars, heads }: SmallBarsProps) {
  const id = useId();
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <figure className="grid min-w-0 grow basis-80 content-start gap-1.5 rounded-m border border-line bg-card px-3.5 py-2.5">
      <figcaption id={id} className="font-strong">
        {title}
      </figcaption>
      <table className="w-full border-collapse text-s" aria-labelledby={id}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={`text-xs font-normal text-ink-soft ${index === 0 ? 'text-start' : 'ps-3 text-end'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, value, part }) => (
            <tr key={name}>
              <th scope="row" className="w-2/5 pe-3 text-start font-normal">
                {name}
              </th>
              <td className="whitespace-nowrap">
                <svg
                  className="inline-block h-2.5 w-[calc(100%-3rem)] align-middle"
                  viewBox="0 0 100 10"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect
                    className="fill-good forced-colors:fill-[CanvasText]"
                    width={(value / most) * 100}
                    height="10"
                  />
                  <rect
                    className="fill-danger forced-colors:fill-[Highlight]"
                    x={((value - (part ?? 0)) / most) * 100}
                    width={((part ?? 0) / most) * 100}
                    height="10"
                  />
                </svg>
                <span className="inline-block w-12 text-end tabular-nums">{value}</span>
              </td>
              {part !== undefined && (
                <td className={`w-1/6 text-end tabular-nums ${part > 0 ? 'text-danger' : ''}`}>{part}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
