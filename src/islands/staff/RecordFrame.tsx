import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { link } from '#ui/button.ts';
import { OwnRecord } from './OwnRecord.tsx';
import { placeLink } from './place.ts';
import { useStaffWords } from './staff-words.ts';

interface RecordFrameProps<Item> {
  /** The list it came from: `#orders`. */
  readonly back: string;
  /** Null until it was read. */
  readonly item: Item | null;
  readonly titleOf: (item: Item) => ReactNode;
  /** Whether the children bring the way back and the title themselves, with the heading that takes the focus. */
  readonly hasOwnHead?: boolean;
  /** Whether it belongs to the reader's own account: then somebody else works on it. */
  readonly isOwn?: ((item: Item) => boolean) | undefined;
  /** Why it could not be read. */
  readonly fault: ReactNode;
  /** The case in which an attorney has to answer about conflicts before they see this. */
  readonly askedIn: string | null;
  readonly children: (item: Item, heading: RefObject<HTMLHeadingElement | null>) => ReactNode;
}

/** How a record stands on the screen: the way back, a heading that takes the focus when it opens, and what is in it. */
export function RecordFrame<Item>(props: RecordFrameProps<Item>) {
  const words = useStaffWords();
  const { back, item, titleOf, hasOwnHead = false, isOwn, fault, askedIn, children } = props;
  const { frame } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = item !== null;
  useEffect(() => {
    if (!isOpen) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [isOpen]);

  return (
    <article className="grid grid-cols-1 gap-4" aria-busy={item === null && !fault}>
      {(item === null || !hasOwnHead) && (
        <div className="flex flex-wrap items-baseline gap-x-4">
          <a className={link} href={back} data-back>
            {frame.record.back}
          </a>
          {item !== null && (
            <h2 className="text-h3" tabIndex={-1} ref={heading}>
              {titleOf(item)}
            </h2>
          )}
        </div>
      )}
      {item === null && !fault && <p className="text-ink-soft">{frame.list.loading}</p>}
      {fault}
      {askedIn && (
        <p>
          <a className={link} href={placeLink('cases', askedIn)}>
            {words.attorneys.conflict.open}
          </a>
        </p>
      )}
      {item !== null && (
        <>
          {isOwn?.(item) ? (
            <OwnRecord text={frame.ownAccount}>{children(item, heading)}</OwnRecord>
          ) : (
            children(item, heading)
          )}
        </>
      )}
    </article>
  );
}
