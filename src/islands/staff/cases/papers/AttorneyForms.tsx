import * as mattersApi from '#domain/matters/api.staff.ts';
import { papersOfHarm } from '#domain/cases/papers.ts';
import { fill } from '#i18n/format.ts';
import { Choice, TextArea, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useFormState, useGuard } from '#ui/form/form-state.ts';
import { PartHeading } from '../../Panel.tsx';
import { chosenOf, currentVersions, type MatterPapersProps } from './paper-props.ts';
import { useStaffWords } from '../../staff-words.ts';
import { useLocale } from '../../../calls/use-words.ts';

/**
 * The attorney's decision on the papers: approved under their name, or returned with comments. What is made while the
 * court decides is not returned, because nothing moves with it: a next version takes its place.
 */
export function AttorneyForms({ mayReturn, ...props }: MatterPapersProps & { readonly mayReturn?: boolean }) {
  const labels = useStaffWords().papers.papers.attorney;
  return (
    <div
      id={mayReturn ? `case-attorney-${props.matter.place}` : undefined}
      className="grid grid-cols-1 gap-4 rounded-m border border-line-strong p-3.5"
    >
      <PartHeading>{labels.title}</PartHeading>
      <Approve {...props} />
      {mayReturn && (
        <>
          <PartHeading>{labels.returnTitle}</PartHeading>
          <Return {...props} />
        </>
      )}
    </div>
  );
}

function Approve({ matter, onChanged }: MatterPapersProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const all = currentVersions(matter, words);
  // Papers that were approved stay approved while others are made again. If all are approved and the matter is still
  // here, they are approved together once more.
  const open = all.filter(({ version }) => !version.attorneyApproved);
  const versions = open.length > 0 ? open : all;
  return (
    <Form
      call={mattersApi.approve}
      words={words.papers.papers.attorney.approving}
      fixed={{ id: matter.id, language: locale }}
      complete={({ documents, ...input }) => ({ ...input, documents: chosenOf(versions, documents) })}
      reload={onChanged}
    >
      <Choice name="documents" options={versions} />
      {matter.alike && <AlikeReason matter={matter} />}
      <TextField name="typedName" />
    </Form>
  );
}

/** Why a paper that tells of harm may continue although it reads like another statement. */
function AlikeReason({ matter }: Pick<MatterPapersProps, 'matter'>) {
  const words = useStaffWords();
  const { form } = useFormState();
  useGuard('alikeReason', () => {
    const [chosen, reason] = form.getValues(['documents', 'alikeReason']);
    const tellsHarm = matter.papers.some(
      ({ kind, versions: [newest] }) =>
        papersOfHarm.includes(kind) && newest !== undefined && [chosen].flat().includes(newest.id),
    );
    return tellsHarm && String(reason ?? '').trim() === '' ? words.frame.form.required : null;
  });
  return <TextArea name="alikeReason" lines={3} />;
}

function Return({ matter, onChanged }: MatterPapersProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.papers.papers.attorney;
  const versions = currentVersions(matter, words);
  return (
    <Form
      call={mattersApi.returnPapers}
      words={labels.returning}
      fixed={{ id: matter.id, language: locale }}
      complete={({ documents, ...input }) => ({ ...input, documents: chosenOf(versions, documents) })}
      done={({ timesReturned }) =>
        timesReturned >= 3 ? fill(labels.thirdTime, { count: timesReturned }) : labels.returning.done
      }
      reload={onChanged}
      quiet
    >
      <Choice name="documents" options={versions} />
      <TextArea name="words" />
    </Form>
  );
}
