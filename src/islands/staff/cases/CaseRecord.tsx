import { useRef } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import type { CaseSheet } from '#domain/cases/case-sheet.ts';
import { versionOfMatters } from '#domain/cases/matters.ts';
import { AlsoReloads } from '../../calls/AlsoReloads.tsx';
import { ConflictGate } from '../attorneys/ConflictGate.tsx';
import { placeLink } from '../place.ts';
import { RecordDetail } from '../RecordDetail.tsx';
import type { RecordProps, SectionName } from '../section-props.ts';
import { CasePage } from './CasePage.tsx';
import type { CasePartProps } from './part-props.ts';
import type { CaseContactProps } from './contact-props.ts';

/** By their topic: what the tabs show beside the record itself. */
const partsOfCase = [cases.read];

interface CaseRecordProps extends RecordProps {
  /** The list it was opened from. */
  readonly back?: SectionName;
  /** The case after this one in the list it was opened from. */
  readonly nextCase?: string | null;
}

/** One case: what is known and what comes next. An attorney answers about conflicts first. */
export default function CaseRecord(props: CaseRecordProps) {
  if (props.member.role !== 'attorney') return <OpenCase {...props} />;
  return (
    <ConflictGate {...props}>
      <OpenCase {...props} />
    </ConflictGate>
  );
}

function OpenCase({ back = 'cases', nextCase = null, ...props }: CaseRecordProps) {
  const { id, onChanged } = props;
  /** As the list stood when the case was opened: what is done here may move the case to its end, or out of it. */
  const next = useRef<string | null>(null);
  next.current ??= nextCase;
  const backLink = placeLink(back);
  return (
    <RecordDetail<CaseSheet>
      call={cases.read}
      id={id}
      back={backLink}
      titleOf={({ row }) => row.client}
      onChanged={onChanged}
      isOwn={({ client }) => client.email === props.member.email}
      hasOwnHead
    >
      {(item, reload, heading) => {
        const part: CasePartProps = { ...props, item, reload };
        const contact: CaseContactProps = {
          member: props.member,
          caseId: item.row.id,
          caseNumber: item.row.number,
          language: item.row.language,
          clientName: item.client.firstName,
          isMany: item.matters.length > 1,
          version: versionOfMatters(item.matters),
          onChanged: () => void reload(),
        };
        return (
          <AlsoReloads calls={partsOfCase}>
            <CasePage
              part={part}
              contact={contact}
              heading={heading}
              backLink={backLink}
              nextCase={next.current && placeLink(back, next.current)}
            />
          </AlsoReloads>
        );
      }}
    </RecordDetail>
  );
}
