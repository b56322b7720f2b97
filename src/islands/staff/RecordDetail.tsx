import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { ApiCall } from '#domain/api-call.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { Fault } from '#ui/Fault.tsx';
import { callStaffApi } from './staff-calls.ts';
import { RecordFrame } from './RecordFrame.tsx';
import { useStaffWords } from './staff-words.ts';
import { useUndone } from './use-undone.ts';

interface RecordDetailProps<Item> {
  /** What answers one record: `orders.read`. */
  readonly call: ApiCall<`/api/${string}/:id`, undefined, Item>;
  readonly id: string;
  /** The list it came from: `#orders`. */
  readonly back: string;
  readonly titleOf: (item: Item) => ReactNode;
  /** Whether the children bring the way back and the title themselves, with the heading that takes the focus. */
  readonly hasOwnHead?: boolean;
  readonly onChanged: () => void;
  /** Whether it belongs to the reader's own account: then somebody else works on it. */
  readonly isOwn?: (item: Item) => boolean;
  /** `changed` tells the list about a change and reads the record again. */
  readonly children: (
    item: Item,
    changed: () => Promise<void>,
    heading: RefObject<HTMLHeadingElement | null>,
  ) => ReactNode;
}

/** One record in full, with the way back to its list. The heading takes the focus when it opens. */
export function RecordDetail<Item>(props: RecordDetailProps<Item>) {
  const words = useStaffWords();
  const { call, id, back, titleOf, hasOwnHead = false, onChanged, isOwn, children } = props;
  const { frame, account } = words;
  const [item, setItem] = useState<Item | null>(null);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  /** The case in which an attorney has to answer about conflicts before they see this. */
  const [askedIn, setAskedIn] = useState<string | null>(null);
  const latestId = useRef(id);
  latestId.current = id;

  async function load(): Promise<void> {
    setFault(null);
    setAskedIn(null);
    try {
      const answer = await callStaffApi(call, { id });
      if (latestId.current === id) setItem(answer);
    } catch (error) {
      if (latestId.current !== id) return;
      if (hasCode(error, 'conflict_check')) setAskedIn(String(error.body.caseId));
      setFault(
        hasCode(error, 'not_found')
          ? { text: frame.record.notFound, reference: '' }
          : describeFault(error, account),
      );
    }
  }
  async function changed(): Promise<void> {
    onChanged();
    await load();
  }
  const onOpen = useEffectEvent(() => {
    setItem(null);
    void load();
  });
  useEffect(() => onOpen(), [id]);
  // What was taken back stands here as it did before.
  useUndone(() => void changed());
  return (
    <RecordFrame
      back={back}
      item={item}
      titleOf={titleOf}
      hasOwnHead={hasOwnHead}
      isOwn={isOwn}
      fault={fault && <Fault {...faultTexts(fault, account, { retry: () => void load() })} takesFocus />}
      askedIn={askedIn}
    >
      {(read, heading) => children(read, changed, heading)}
    </RecordFrame>
  );
}
