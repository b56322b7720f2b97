import * as papersApi from '#domain/papers/api.staff.ts';
import type { PaperState, PaperVersion, StaffPaper } from '#domain/cases/papers.ts';
import { fill, plural } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Form } from '#ui/form/Form.tsx';
import { Badge, type Tone } from '../../Badge.tsx';
import { FileDownload } from '../../FileDownload.tsx';
import { shortMoment } from '../../formats.ts';
import { Quote } from '#ui/Quote.tsx';
import { StaffFiles } from '../StaffFiles.tsx';
import { AddPaperForm } from './AddPaperForm.tsx';
import { paperName, type MatterPapersProps } from './paper-props.ts';
import { useStaffWords } from '../../staff-words.ts';
import { useLocale } from '../../../calls/use-words.ts';

const tones: Readonly<Record<PaperState, Tone>> = {
  draft: 'wait',
  returned: 'danger',
  attorney_approved: 'good',
  client_approved: 'good',
  replaced: 'quiet',
  signed: 'good',
  filed: 'good',
};

interface PaperEntryProps extends MatterPapersProps {
  readonly paper: StaffPaper;
}

/** One paper: its newest version in full, the older ones below, and the next one to add. */
export function PaperEntry({ paper, ...props }: PaperEntryProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { matter, onChanged } = props;
  const labels = words.papers.papers;
  const [current, ...older] = paper.versions;
  if (!current) return null;
  const mayChange = matter.takesPapers && current.status !== 'filed';
  return (
    <li>
      {/* What somebody asked to be changed is not hidden. */}
      <details
        className="rounded-s border border-line px-3.5 py-1"
        open={current.returnedNote !== null || current.changeAsked !== null}
      >
        <summary className="flex min-h-9 cursor-pointer flex-wrap items-center gap-x-3 gap-y-0.5">
          <span className="font-strong wrap-anywhere">{paperName(paper, words)}</span>
          <Badge tone={tones[current.status]}>{labels.states[current.status]}</Badge>
          <span className="ms-auto text-xs text-ink-soft">
            {`${fill(labels.version, { number: current.number })} · ${shortMoment(current.createdAt, locale)}`}
          </span>
        </summary>
        <div className="grid grid-cols-1 gap-2 py-2">
          <Version version={current} />
          {older.length > 0 && (
            <details>
              <summary className={`${link} text-xs`}>{plural(older.length, labels.older, locale)}</summary>
              <div className="grid grid-cols-1 gap-3 pt-2">
                {older.map((version) => (
                  <Version key={version.id} version={version} />
                ))}
              </div>
            </details>
          )}
          {mayChange && (
            <details>
              <summary className={`${link} text-xs`}>
                {fill(labels.add.nextVersion, { number: current.number + 1 })}
              </summary>
              <div className="grid grid-cols-1 gap-3 pt-2">
                <p className="text-xs">{labels.add.nextLead}</p>
                <AddPaperForm {...props} of={{ paperId: paper.id, version: current.number }} />
                <Form
                  call={papersApi.withdraw}
                  words={labels.withdraw}
                  fixed={{ id: paper.id }}
                  confirm={() => ({
                    title: labels.withdraw.question,
                    text: labels.withdraw.text,
                    yes: labels.withdraw.yes,
                  })}
                  reload={onChanged}
                  quiet
                />
              </div>
            </details>
          )}
        </div>
      </details>
    </li>
  );
}

interface VersionProps {
  readonly version: PaperVersion;
}

function Version({ version }: VersionProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.papers.papers;
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
        <span className="font-strong">{fill(labels.version, { number: version.number })}</span>
        <span>{labels.states[version.status]}</span>
        <span>{fill(labels.code, { code: version.pageCode })}</span>
        <time dateTime={version.createdAt}>{shortMoment(version.createdAt, locale)}</time>
        {version.madeBy && <span>{fill(labels.madeBy, { name: version.madeBy })}</span>}
      </p>
      {version.approvals.map((approval) => (
        <p key={approval.as + approval.at} className="flex flex-wrap items-center gap-x-2 text-xs">
          <span>{fill(labels.approvedBy[approval.as], { name: approval.typedName ?? '' })}</span>
          <time dateTime={approval.at}>{shortMoment(approval.at, locale)}</time>
          {approval.ownWork && <span>({labels.ownWork})</span>}
          {approval.recorded && <span>({labels.recorded})</span>}
          {approval.readAs && !approval.recorded && <span>({labels.readAs[approval.readAs]})</span>}
        </p>
      ))}
      {version.approvals.map(
        ({ as, alikeReason }) =>
          alikeReason && (
            <Quote key={as} about={labels.alikeReason}>
              {alikeReason}
            </Quote>
          ),
      )}
      {version.returnedNote && <Quote about={labels.returnedNote}>{version.returnedNote}</Quote>}
      {version.changeAsked && <Quote about={labels.changeAsked}>{version.changeAsked}</Quote>}
      {version.uploadId && (
        <ul>
          <FileDownload
            uploadId={version.uploadId}
            name={version.name}
            size={version.size}
            scan={version.isMade ? 'clean' : 'unscanned'}
          />
          {version.word && <FileDownload {...version.word} scan={version.isMade ? 'clean' : 'unscanned'} />}
        </ul>
      )}
      {version.copies.length > 0 && <p className="text-xs font-strong">{labels.copies}</p>}
      <StaffFiles files={version.copies} />
      <p className="text-xs text-ink-soft wrap-anywhere">
        {labels.hash}: {version.sha256}
      </p>
    </div>
  );
}
