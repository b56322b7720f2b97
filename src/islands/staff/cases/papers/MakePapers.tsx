import { useState } from 'react';
import * as mattersApi from '#domain/matters/api.staff.ts';
import * as paperApi from '#domain/papers/api.staff.ts';
import type { MakeablePaper, PaperDraft } from '#domain/papers/make-request.ts';
import { stopsOfPapers } from '#domain/papers/paper-stops.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Choice } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { PartHeading } from '../../Panel.tsx';
import { Quote } from '#ui/Quote.tsx';
import { useApiQuery } from '../../../calls/api-query.tsx';
import { shortMoment } from '../../formats.ts';
import { Exhibits } from './Exhibits.tsx';
import { sentenceOfMade, templateName, type MatterPapersProps } from './paper-props.ts';
import { TakeStatement } from './TakeStatement.tsx';
import { Translation } from './Translation.tsx';
import { useStaffWords } from '../../staff-words.ts';
import { useLocale } from '../../../calls/use-words.ts';

/**
 * Papers from templates: what can be made, what is missing, and all of them in one file. Read when it is opened. While the
 * server would refuse them all, it says why, and offers what goes before: what the client tells, and exhibits.
 */
export function MakePapers(props: MatterPapersProps) {
  const words = useStaffWords();
  const labels = words.papers.made;
  const { matter, needs } = props;
  const [isOpen, setOpen] = useState(false);
  const stops = needs ? stopsOfPapers({ ...needs, takesPapers: matter.takesPapers }) : [];
  const [why] = stops;
  // What is frozen is said below for all papers, whoever makes them.
  const saidAbove = why === 'frozen' ? undefined : why;
  return (
    <>
      {saidAbove && <p className="text-xs text-ink-soft">{labels.stops[saidAbove]}</p>}
      <details
        id={`case-make-papers-${matter.place}`}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className={link}>{why ? labels.openStatement : labels.open}</summary>
        {isOpen && <Draft {...props} saidAbove={saidAbove} />}
      </details>
    </>
  );
}

interface DraftProps extends MatterPapersProps {
  readonly saidAbove: PaperDraft['stops'][number] | undefined;
}

function Draft({ saidAbove, ...props }: DraftProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { matter, onChanged } = props;
  const labels = words.papers.made;
  const {
    data: answer,
    fault,
    isLoading,
    reload,
  } = useApiQuery(paperApi.draft, { id: matter.id }, { ignoresWrites: true });
  const changed = () => {
    void reload();
    onChanged();
  };
  const statement = answer?.statement;
  return (
    <div className="grid grid-cols-1 gap-4 pt-3">
      <p className="text-xs">{labels.lead}</p>
      {fault}
      {isLoading && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {answer && (
        <>
          {answer.isSample && <p className="notice">{labels.sample}</p>}
          {answer.stops
            .filter((stop) => stop !== saidAbove)
            .map((stop) => (
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
            {answer.statementLacks.length > 0 && <Missing facts={answer.statementLacks} />}
            <TakeStatement
              {...props}
              statement={statement ?? null}
              lacks={answer.statementLacks}
              onChanged={changed}
            />
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

interface MissingProps {
  readonly facts: MakeablePaper['missing'];
}

function Missing({ facts }: MissingProps) {
  const words = useStaffWords();
  const locale = useLocale();
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
  const words = useStaffWords();
  const locale = useLocale();
  const { matter, onChanged } = props;
  const labels = words.papers.made;
  const ready = draft.papers.filter(canBeMade);
  const waiting = draft.papers.filter((paper) => !canBeMade(paper));
  return (
    <>
      {waiting.length > 0 && (
        <div className="grid grid-cols-1 gap-1">
          <PartHeading>{labels.cannot}</PartHeading>
          <ul className="grid grid-cols-1 gap-2">
            {waiting.map((paper) => (
              <li key={idOf(paper)}>
                <p className="font-strong">{templateName(paper, words)}</p>
                {paper.missing.length > 0 && <Missing facts={paper.missing} />}
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
        <Form
          call={mattersApi.makePapers}
          words={labels.choosing}
          fixed={{ id: matter.id }}
          initial={{ papers: ready.filter(({ isUsual }) => isUsual).map(idOf) }}
          complete={({ papers, ...input }) => ({
            ...input,
            papers: ready
              .filter((one) => [papers].flat().includes(idOf(one)))
              .map(({ kind, language }) => ({ kind, language })),
          })}
          done={(made) => sentenceOfMade(made, { words, locale })}
          reload={onChanged}
          after="keep"
        >
          <Choice
            name="papers"
            options={ready.map((paper) => ({ value: idOf(paper), text: templateName(paper, words) }))}
          />
        </Form>
      )}
    </>
  );
}

function Packet({ matter, onChanged }: MatterPapersProps) {
  const words = useStaffWords();
  const labels = words.papers.made;
  if (matter.papers.length === 0) return null;
  return (
    <Form
      call={mattersApi.makePacket}
      words={labels.packet}
      fixed={{ id: matter.id }}
      done={({ versionNumber }) => (versionNumber === null ? labels.packetSame : labels.packetDone)}
      reload={onChanged}
      quiet
    />
  );
}
