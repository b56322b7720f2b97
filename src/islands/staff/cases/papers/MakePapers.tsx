import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as mattersApi from '#domain/matters/api.staff.ts';
import * as paperApi from '#domain/papers/api.staff.ts';
import type { MakeablePaper, PaperDraft } from '#domain/papers/make-request.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { CheckboxGroup } from '#ui/Choices.tsx';
import { Fault } from '#ui/Fault.tsx';
import { callStaffApi } from '../../staff-calls.ts';
import { PartHeading } from '../../Panel.tsx';
import { Quote } from '#ui/Quote.tsx';
import { useAnswer } from '../../../calls/use-answer.ts';
import { shortMoment } from '../../formats.ts';
import { WriteEnd } from '../WriteEnd.tsx';
import { useCaseWrite } from '../use-case-write.ts';
import { Exhibits } from './Exhibits.tsx';
import { sentenceOfMade, templateName, type MatterPapersProps } from './paper-props.ts';
import { TakeStatement } from './TakeStatement.tsx';
import { Translation } from './Translation.tsx';

/** Papers from templates: what can be made, what is missing, and all of them in one file. Read when it is opened. */
export function MakePapers(props: MatterPapersProps) {
  const labels = props.words.papers.made;
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      id={`case-make-papers-${props.matter.place}`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={link}>{labels.open}</summary>
      {isOpen && <Draft {...props} />}
    </details>
  );
}

function Draft(props: MatterPapersProps) {
  const { matter, words, locale, onChanged } = props;
  const labels = words.papers.made;
  const { answer, fault, load, waits } = useAnswer(words.account, () =>
    callStaffApi(paperApi.draft, { id: matter.id }),
  );
  const changed = () => {
    load();
    onChanged();
  };
  const statement = answer?.statement;
  return (
    <div className="grid grid-cols-1 gap-4 pt-3">
      <p className="text-xs">{labels.lead}</p>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {waits && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {answer && (
        <>
          {answer.isSample && <p className="notice">{labels.sample}</p>}
          {answer.stops.map((stop) => (
            <p key={stop} className="notice">
              {labels.stops[stop]}
            </p>
          ))}
          <div className="grid grid-cols-1 gap-1">
            <PartHeading>{labels.statement}</PartHeading>
            <p>
              {!statement
                ? labels.statementNone
                : statement.finishedAt
                  ? fill(labels.statementDone, { time: shortMoment(statement.finishedAt, locale) })
                  : labels.statementOpen}
            </p>
            {statement?.takenHow && <p className="text-xs">{labels.takenHow[statement.takenHow]}</p>}
            {answer.statementLacks.length > 0 && (
              <Missing words={words} locale={locale} facts={answer.statementLacks} />
            )}
            {(!statement?.finishedAt || statement.takenHow) && (
              <TakeStatement
                {...props}
                statement={statement ?? null}
                lacks={answer.statementLacks}
                onChanged={changed}
              />
            )}
          </div>
          {statement?.answers.guarded && (
            <div lang={statement.language}>
              <Quote about={labels.fields.guarded}>{statement.answers.guarded}</Quote>
            </div>
          )}
          {statement && answer.toTranslate.length > 0 && (
            <Translation {...props} draft={answer} statement={statement} onChanged={changed} />
          )}
          <Exhibits {...props} exhibits={answer.exhibits} onChanged={changed} />
          {answer.stops.length === 0 && (
            <>
              <Choose key={JSON.stringify(answer.papers)} {...props} draft={answer} onChanged={changed} />
              <Packet {...props} onChanged={changed} />
            </>
          )}
        </>
      )}
    </div>
  );
}

interface MissingProps extends Pick<MatterPapersProps, 'words' | 'locale'> {
  readonly facts: MakeablePaper['missing'];
}

function Missing({ words, locale, facts }: MissingProps) {
  const labels = words.papers.made;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (
    <p className="text-xs">
      {fill(labels.missingList, { facts: list.format(facts.map((one) => labels.missing[one])) })}
    </p>
  );
}

interface ChooseProps extends MatterPapersProps {
  readonly draft: PaperDraft;
}

const idOf = ({ kind, language }: Pick<MakeablePaper, 'kind' | 'language'>) => `${kind}.${language}`;
const canBeMade = ({ missing, lints }: MakeablePaper) => missing.length === 0 && lints.length === 0;

function Choose({ draft, ...props }: ChooseProps) {
  const { matter, words, locale, onChanged } = props;
  const labels = words.papers.made;
  const id = useId();
  const ready = draft.papers.filter(canBeMade);
  const waiting = draft.papers.filter((paper) => !canBeMade(paper));
  const form = useForm<{ papers: string[] }>({
    defaultValues: { papers: ready.filter(({ isUsual }) => isUsual).map(idOf) },
  });
  const state = useCaseWrite(words, locale, onChanged);
  const onSubmit = form.handleSubmit(async ({ papers }) => {
    const chosen = ready.filter((one) => papers.includes(idOf(one)));
    await state.write(
      mattersApi.makePapers,
      { id: matter.id, papers: chosen.map(({ kind, language }) => ({ kind, language })) },
      (made) => sentenceOfMade(made, props),
    );
  });
  return (
    <>
      {waiting.length > 0 && (
        <div className="grid grid-cols-1 gap-1">
          <PartHeading>{labels.cannot}</PartHeading>
          <ul className="grid grid-cols-1 gap-2">
            {waiting.map((paper) => (
              <li key={idOf(paper)}>
                <p className="font-strong">{templateName(paper, words)}</p>
                {paper.missing.length > 0 && <Missing words={words} locale={locale} facts={paper.missing} />}
                {paper.lints.map(({ code, what }) => (
                  <p key={code + what} className="text-xs wrap-anywhere">
                    {fill(labels.lints[code], { what })}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {ready.length > 0 && (
        <form className="grid grid-cols-1 gap-4" noValidate onSubmit={(event) => void onSubmit(event)}>
          <CheckboxGroup
            id={`${id}-papers`}
            label={labels.choose}
            errorPrefix={words.account.errorPrefix}
            options={ready.map((paper) => ({ value: idOf(paper), text: templateName(paper, words) }))}
            input={form.register('papers', {
              validate: (chosen) => chosen.length > 0 || words.papers.papers.choosePaper,
            })}
            error={form.formState.errors.papers?.message}
          />
          <WriteEnd words={words} submit={labels.submit} state={state} />
        </form>
      )}
    </>
  );
}

function Packet({ matter, words, locale, onChanged }: MatterPapersProps) {
  const labels = words.papers.made;
  const state = useCaseWrite(words, locale, onChanged);
  if (matter.papers.length === 0) return null;
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void state.write(mattersApi.makePacket, { id: matter.id }, ({ versionNumber }) =>
          versionNumber === null ? labels.packetSame : labels.packetDone,
        );
      }}
    >
      <WriteEnd words={words} submit={labels.packet} quiet state={state} />
    </form>
  );
}
