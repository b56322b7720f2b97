import { formatCount } from './formats.ts';
import { tab } from './ListTabs.tsx';
import { useLocale } from '../calls/use-words.ts';

interface ViewTabsProps<View extends string> {
  readonly label: string;
  readonly views: readonly View[];
  readonly texts: Readonly<Record<View, string>>;
  /** Null while none of them is shown. */
  readonly view: View | null;
  /** How many stand in each. They come after the list, which does not wait for them. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onView: (view: View) => void;
}

/** Views of one list, each with how much stands in it. */
export function ViewTabs<View extends string>(props: ViewTabsProps<View>) {
  const locale = useLocale();
  return (
    <div className="flex min-w-0 flex-wrap" role="group" aria-label={props.label}>
      {props.views.map((one) => {
        const count = props.counts?.[one] ?? 0;
        return (
          <button
            key={one}
            type="button"
            className={`${tab} px-2! aria-pressed:border-action aria-pressed:font-strong`}
            aria-pressed={props.view === one}
            onClick={() => props.onView(one)}
          >
            {props.texts[one]}
            {count > 0 && (
              <span className="text-xs text-ink-soft tabular-nums">{formatCount(count, locale)}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}
