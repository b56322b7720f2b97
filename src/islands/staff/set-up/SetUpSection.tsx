import { useId, type ReactNode } from 'react';
import type { AnswerOf, ApiCall } from '#domain/api-call.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { useStaffWords } from '../staff-words.ts';

interface SetUpSectionProps<Call extends ApiCall> {
  /** Reads what the section shows; it takes nothing. */
  readonly call: Call;
  readonly title: string;
  readonly lead: string;
  readonly children: (data: AnswerOf<Call>, titleId: string) => ReactNode;
}

/** A section of Set-up that shows how something stands: title, what it is about, and what was read. */
export function SetUpSection<Call extends ApiCall>(props: SetUpSectionProps<Call>) {
  const words = useStaffWords();
  const { call, title, lead, children } = props;
  const id = useId();
  const { data, fault, isLoading, reload } = useApiQuery(call, ...([] as never));
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby={id} aria-busy={isLoading}>
      <SectionHead id={id} title={title} update={words.frame.list.update} onUpdate={() => void reload()} />
      <p className="max-w-160 text-ink-soft">{lead}</p>
      {isLoading && <p role="status">{words.frame.list.loading}</p>}
      {fault}
      {data !== undefined && children(data, id)}
    </section>
  );
}
