import { isPending } from '#domain/cases/status.ts';
import { pendingPapers } from '#domain/papers/plan.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Badge } from '../../Badge.tsx';
import { PartHeading } from '../../Panel.tsx';
import { AddPaperForm } from './AddPaperForm.tsx';
import { AttorneyForms } from './AttorneyForms.tsx';
import { CourtFee } from './CourtFee.tsx';
import { PaperEntry } from './PaperEntry.tsx';
import { MakePapers } from './MakePapers.tsx';
import { OutdatedPapers } from './OutdatedPapers.tsx';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { MatterPapersProps } from './paper-props.ts';
import { RecordedApprovalForm } from './RecordedApprovalForm.tsx';
import { SignedCopyForm } from './SignedCopyForm.tsx';
import { useStaffWords } from '../../staff-words.ts';

/** Whoever filed alone may send the signed copy afterwards. */
const takesSignedCopy: ReadonlySet<CaseStatus> = new Set(['ready_to_file', 'filed', 'hearing_set']);

/** The papers of one matter, and what may be done with them in its state. */
export function MatterPapers(props: MatterPapersProps) {
  const words = useStaffWords();
  const { matter, member } = props;
  const labels = words.papers.papers;
  const hasPapers = matter.papers.length > 0;
  const isAttorney = member.role === 'attorney';
  const notices = isPending(matter.status)
    ? matter.papers.filter(
        ({ kind, versions: [newest] }) => pendingPapers.has(kind) && newest?.status === 'draft',
      )
    : [];
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-line pt-3 first-of-type:border-0 first-of-type:pt-0">
      <div className="flex flex-wrap items-center gap-2">
        <PartHeading>
          {[fill(labels.matter, { place: matter.place }), matter.county, matter.docketNumber]
            .filter(Boolean)
            .join(' · ')}
        </PartHeading>
        <Badge>{words.cases.states[matter.status]}</Badge>
      </div>
      {matter.inDanger && <p className="notice">{labels.danger}</p>}
      {matter.alike && <p className="notice">{fill(labels.alike, { ...matter.alike })}</p>}
      {matter.lacksAffidavit && <p className="notice">{labels.lacksAffidavit}</p>}
      <OutdatedPapers {...props} />
      {!hasPapers && <p className="text-ink-soft">{labels.empty}</p>}
      <ol className="grid grid-cols-1 gap-1.5">
        {matter.papers.map((paper) => (
          <PaperEntry key={paper.id} {...props} paper={paper} />
        ))}
      </ol>
      {isAttorney && matter.status === 'attorney_review' && hasPapers && (
        <AttorneyForms {...props} mayReturn />
      )}
      {isAttorney && notices.length > 0 && (
        <AttorneyForms {...props} matter={{ ...matter, papers: notices }} />
      )}
      {matter.status === 'client_review' && hasPapers && (
        <details>
          <summary className={link}>{labels.approval.title}</summary>
          <div className="pt-3">
            <RecordedApprovalForm {...props} />
          </div>
        </details>
      )}
      {matter.status === 'ready_to_file' && <CourtFee {...props} />}
      {takesSignedCopy.has(matter.status) && hasPapers && (
        <details open={matter.status === 'ready_to_file' && matter.signedCopyAt === null}>
          <summary className={link}>{labels.signed.title}</summary>
          <div className="pt-3">
            <SignedCopyForm {...props} />
          </div>
        </details>
      )}
      <MakePapers {...props} />
      {matter.takesPapers ? (
        <details>
          <summary className={link}>{labels.add.title}</summary>
          <div className="pt-3">
            <AddPaperForm {...props} />
          </div>
        </details>
      ) : (
        <p className="text-xs text-ink-soft">
          {matter.status === 'submitted' ? labels.tooEarly : labels.frozen}
        </p>
      )}
    </section>
  );
}
