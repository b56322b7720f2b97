import * as caseApi from '#domain/cases/api.ts';
import type { ClientFileRequest } from '#domain/cases/file-requests.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { DoneHere } from '#ui/form/DoneHere.tsx';
import type { CaseFormProps } from '../case-page-props.ts';
import { Message } from '../Message.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';
import { PartFault } from '../../calls/PartFault.tsx';
import { CaseFiles } from './CaseFiles.tsx';
import AnswerRequest from './AnswerRequest.tsx';
import TakeBack from './TakeBack.tsx';

/** What we ask the client for, each with its state, why it came back, and a way to send it. */
export function Requests(props: CaseFormProps) {
  const { caseId, page } = props;
  const { data, fault } = useApiQuery(caseApi.requests, { id: caseId });
  if (!data) return <PartFault title={page.requests.title} fault={fault} />;
  if (data.items.length === 0) return fault;
  const isOpen = ({ status }: ClientFileRequest) => status === 'needed' || status === 'returned';
  const open = data.items.filter(isOpen);
  const rest = data.items.filter((request) => !isOpen(request));
  const entry = (request: ClientFileRequest) => <Request key={request.id} request={request} {...props} />;
  return (
    <section className="card grid grid-cols-1 gap-4" aria-labelledby="requests">
      <h2 className="text-h3" id="requests" tabIndex={-1}>
        {page.requests.title}
      </h2>
      {fault}
      <DoneHere>
        {open.length === 0 && <p className="quiet">{page.requests.none}</p>}
        <ul className="grid divide-y divide-line empty:hidden">{open.map(entry)}</ul>
        {rest.length > 0 && (
          <details>
            <summary className={link}>{fill(page.requests.older, { count: rest.length })}</summary>
            <ul className="grid divide-y divide-line">{rest.map(entry)}</ul>
          </details>
        )}
      </DoneHere>
    </section>
  );
}

function Request({ request, ...props }: CaseFormProps & { readonly request: ClientFileRequest }) {
  const { locale, page, onChanged } = props;
  const labels = page.requests;
  const isOpen = request.status === 'needed' || request.status === 'returned';
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong lang={request.language}>{request.what}</strong>
        <span className={isOpen ? 'badge' : 'badge good'}>{labels.states[request.status]}</span>
      </p>
      {request.why && <p lang={request.language}>{request.why}</p>}
      {isOpen && request.dueOn && <p>{fill(labels.due, { date: formatDate(request.dueOn, locale) })}</p>}
      {request.returnedNote && <Message about={labels.returned}>{request.returnedNote}</Message>}
      {!isOpen && request.answeredAt && (
        <p className="small quiet">{fill(labels.sentOn, { date: formatDate(request.answeredAt, locale) })}</p>
      )}
      <CaseFiles files={request.files} {...props} />
      {request.status === 'sent' &&
        request.files.map((file) => <TakeBack key={file.id} file={file} onChanged={onChanged} />)}
      {isOpen && <AnswerRequest request={request} />}
    </li>
  );
}
