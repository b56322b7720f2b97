import { button, link } from '#ui/button.ts';
import { Facts } from './Facts.tsx';
import type { Column } from './list-column.ts';
import { useStaffWords } from './staff-words.ts';

interface RecordPeekProps<Item> {
  readonly columns: readonly Column<Item>[];
  readonly item: Item;
  readonly href: string;
  readonly onClose: () => void;
}

/** A row whole beside its list, also the columns that are not shown. Nothing is read for it, so no look is noted. */
export function RecordPeek<Item>({ columns, item, href, onClose }: RecordPeekProps<Item>) {
  const words = useStaffWords();
  const name = columns.find(({ isLink }) => isLink);
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p
          className="font-serif text-h3 font-heading wrap-anywhere text-heading"
          translate={name?.isName ? 'no' : undefined}
        >
          {name?.cell(item)}
        </p>
        <button type="button" className={`${link} min-h-9!`} onClick={onClose}>
          {words.frame.keys.close}
        </button>
      </div>
      <Facts
        isNarrow
        rows={columns
          .filter(({ isLink }) => !isLink)
          .map(({ label, cell, isName }) => [
            label,
            isName ? (
              <span key={label} translate="no">
                {cell(item)}
              </span>
            ) : (
              cell(item)
            ),
          ])}
      />
      <a className={button} href={href}>
        {words.frame.keys.actions.open}
      </a>
    </>
  );
}
