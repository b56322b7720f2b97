import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as repliesApi from '#domain/replies/api.staff.ts';
import { locales } from '#domain/languages.ts';
import { replyPair, type ReplyPair, type SavedReply } from '#domain/replies/saved-replies.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { Fault } from '#ui/Fault.tsx';
import { Form } from '#ui/form/Form.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { FormEnd } from '../FormEnd.tsx';
import { Panel, panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { Quote } from '#ui/Quote.tsx';
import { RecordDetail } from '../RecordDetail.tsx';
import type { RecordProps } from '../section-props.ts';
import { PairFields } from './PairFields.tsx';

/** One pair: both halves side by side, which of them is outdated, and removing it from the list. */
export function Reply(props: RecordProps) {
  const { words, locale, id, onChanged } = props;
  const labels = words.replies;
  const titleOf = (reply: SavedReply) => (locale === 'es' ? reply.titleEs : reply.titleEn);
  return (
    <RecordDetail<SavedReply>
      words={words}
      locale={locale}
      call={repliesApi.read}
      id={id}
      back={placeLink('replies')}
      titleOf={titleOf}
      onChanged={onChanged}
    >
      {(reply, onDone) => (
        <>
          {reply.older && <p className="notice">{labels.olderText[reply.older]}</p>}
          <PairForm key={reply.id} {...props} reply={reply} onDone={onDone} />
          <Panel title={labels.retire.title}>
            <Form
              call={repliesApi.retire}
              words={labels.retire}
              fixed={{ id: reply.id, version: reply.version }}
              confirm={() => ({
                title: fill(labels.retire.question, { title: titleOf(reply) }),
                text: labels.retire.text,
                yes: labels.retire.yes,
              })}
              onDone={() => {
                onChanged();
                location.hash = placeLink('replies');
              }}
              quiet
            />
          </Panel>
        </>
      )}
    </RecordDetail>
  );
}

interface PairFormProps extends RecordProps {
  readonly reply: SavedReply;
  readonly onDone: () => Promise<void>;
}

function valuesOf({ titleEn, titleEs, bodyEn, bodyEs }: ReplyPair): ReplyPair {
  return { titleEn, titleEs, bodyEn, bodyEs };
}

function PairForm({ reply, words, onDone }: PairFormProps) {
  const labels = words.replies;
  const id = useId();
  const form = useForm<ReplyPair>({ resolver: zodResolver(replyPair), defaultValues: valuesOf(reply) });
  const [both, setBoth] = useState(false);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [note, setNote] = useState('');
  /** Somebody else saved first: their version is shown beside what was typed. */
  const [isStale, setStale] = useState(false);
  const submit = form.handleSubmit(async (pair) => {
    setFault(null);
    setNote('');
    try {
      const saved = await callStaffApi(repliesApi.save, {
        id: reply.id,
        ...pair,
        version: reply.version,
        bothCurrent: both,
      });
      form.reset(valuesOf(saved));
      setBoth(false);
      setStale(false);
      await onDone();
      setNote(saved.older ? labels.doneOlder[saved.older] : labels.done);
    } catch (error) {
      if (hasCode(error, 'stale')) {
        const { by } = error.body;
        setStale(true);
        setFault({
          text: typeof by === 'string' ? fill(labels.staleBy, { name: by }) : labels.stale,
          reference: '',
        });
        await onDone();
      } else setFault(describeFault(error, words.account));
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form className={panel} noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
      <PairFields words={words} register={form.register} errors={errors} />
      <label className={choice} htmlFor={`${id}-both`}>
        <input
          className={choiceInput}
          id={`${id}-both`}
          type="checkbox"
          checked={both}
          onChange={(event) => setBoth(event.target.checked)}
        />
        <span>{labels.both}</span>
      </label>
      {fault && <Fault {...faultTexts(fault, words.account)} takesFocus />}
      {isStale &&
        locales.map((language) => (
          <div key={language} lang={language}>
            <Quote about={`${labels.stored}: ${words.frame.languages[language]}`}>
              {language === 'es' ? reply.bodyEs : reply.bodyEn}
            </Quote>
          </div>
        ))}
      <FormEnd
        submit={isSubmitting ? words.frame.form.saving : labels.submit}
        busy={isSubmitting}
        note={note}
      />
    </form>
  );
}
