import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as replies from '#domain/replies/api.staff.ts';
import { replyPair, type ReplyPair } from '#domain/replies/saved-replies.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { useWriteKey } from '../../calls/write-key.ts';
import { FormEnd } from '../FormEnd.tsx';
import { panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import type { SectionProps } from '../section-props.ts';
import { PairFields } from './PairFields.tsx';

interface NewReplyProps extends SectionProps {
  readonly onChanged: () => void;
}

/** A new pair; once saved, its own page opens. */
export function NewReply({ words, onChanged }: NewReplyProps) {
  const labels = words.replies;
  const form = useForm<ReplyPair>({
    resolver: zodResolver(replyPair),
    defaultValues: { titleEn: '', titleEs: '', bodyEn: '', bodyEs: '' },
  });
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Becomes the id of the pair, so that pressing twice adds one. */
  const key = useWriteKey();
  useEffect(() => heading.current?.focus(), []);
  const submit = form.handleSubmit(async (pair) => {
    setFault(null);
    try {
      const path = '/api/staff/replies';
      const saved = await key.send(path, pair, ({ idempotencyKey, ...body }) =>
        callStaffApi(replies.create, { ...body, id: idempotencyKey }),
      );
      onChanged();
      location.hash = placeLink('replies', saved.id);
    } catch (error) {
      setFault(describeFault(error, words.account));
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <article className="grid grid-cols-1 gap-4">
      <p>
        <a className={link} href={placeLink('replies')} data-back>
          {words.frame.record.back}
        </a>
      </p>
      <h2 className="text-h3" tabIndex={-1} ref={heading}>
        {labels.newTitle}
      </h2>
      <form className={panel} noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
        <PairFields words={words} register={form.register} errors={errors} />
        {fault && <Fault {...faultTexts(fault, words.account)} takesFocus />}
        <FormEnd
          submit={isSubmitting ? words.frame.form.saving : labels.submit}
          busy={isSubmitting}
          note=""
        />
      </form>
    </article>
  );
}
