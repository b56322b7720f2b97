import type { ReactNode } from 'react';
import type { AnswerOf, ApiCall, InputOf } from '#domain/api-call.ts';
import { hasCode } from '#browser/api-fault.ts';
import { useApiQuery } from '../calls/api-query.tsx';
import { RecordFrame } from './RecordFrame.tsx';

interface ApiRecordProps<Call extends ApiCall> {
  readonly call: Call;
  readonly input: InputOf<Call>;
  readonly back: string;
  readonly titleOf: (item: AnswerOf<Call>) => ReactNode;
  readonly isOwn?: (item: AnswerOf<Call>) => boolean;
  readonly children: (item: AnswerOf<Call>) => ReactNode;
}

/** One record in full, as its call answers it; read again after every write of its topic. */
export function ApiRecord<Call extends ApiCall>({ call, input, ...frame }: ApiRecordProps<Call>) {
  const { data, error, fault } = useApiQuery(call, ...([input] as never));
  return (
    <RecordFrame
      {...frame}
      item={data ?? null}
      fault={fault}
      askedIn={hasCode(error, 'conflict_check') ? String(error.body.caseId) : null}
    />
  );
}
