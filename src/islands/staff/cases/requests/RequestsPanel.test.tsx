// Files that staff ask for.
import { describe, expect, it } from 'vitest';
import * as cases from '#domain/cases/api.staff.ts';
import type { StaffFileRequest } from '#domain/cases/file-requests.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { staffWords } from '#i18n/staff.ts';
import { answer, serve } from '#tests/components/server.ts';
import { at, contactProps } from '#tests/components/contact-props.ts';
import { RequestsPanel } from './RequestsPanel.tsx';
import { readAgain } from '../../staff-queries.ts';

describe('requests for files', () => {
  const request: StaffFileRequest = {
    id: 'r1',
    matterId: null,
    status: 'sent',
    what: 'La carta de la corte',
    why: null,
    language: 'es',
    dueOn: '2026-12-01',
    returnedNote: null,
    answeredAt: at,
    closedAt: null,
    version: 3,
    createdAt: at,
    files: [
      {
        id: 'f1',
        uploadId: 'u1',
        name: 'carta.pdf',
        type: 'application/pdf',
        size: 1_000,
        about: 'La carta del tribunal',
        scan: 'unscanned',
        active: false,
      },
    ],
  };

  it('what was sent is returned with the reason, from the version on the screen', async () => {
    const props = contactProps();
    const server = serve({
      [`GET /api/staff/cases/${props.caseId}/requests`]: () => answer({ items: [request] }),
      'POST /api/staff/requests/r1/decision': () => new Response(null, { status: 204 }),
    });
    const screen = await renderAtWork(<RequestsPanel {...props} />);
    const labels = staffWords.en.papers.requests;
    await expect.element(screen.getByText('carta.pdf')).toBeVisible();
    await screen.getByRole('radio', { name: labels.decide.fields.decision.options.returned }).click();
    await screen.getByRole('textbox', { name: labels.decide.fields.note.label }).fill('Falta la página dos.');
    await screen.getByRole('button', { name: labels.decide.submit }).click();
    await expect
      .poll(() => server.last('/api/staff/requests/r1/decision'))
      .toMatchObject({ decision: 'returned', note: 'Falta la página dos.', version: 3 });
  });

  it('who accepts files reads that it is saved, though the form is gone by then', async () => {
    const props = contactProps();
    const list = `GET /api/staff/cases/${props.caseId}/requests`;
    const labels = staffWords.en.papers.requests;
    const server = serve({
      [list]: () => answer({ items: [request] }),
      'POST /api/staff/requests/r1/decision': () => {
        server.change({
          [list]: () => answer({ items: [{ ...request, status: 'accepted', closedAt: at }] }),
        });
        return new Response(null, { status: 204 });
      },
    });
    const again = () => void readAgain(cases.read);
    const screen = await renderAtWork(<RequestsPanel {...props} onChanged={again} />);
    await screen.getByRole('radio', { name: labels.decide.fields.decision.options.accepted }).click();
    await screen.getByRole('button', { name: labels.decide.submit }).click();
    await expect.element(screen.getByRole('button', { name: labels.decide.submit })).not.toBeInTheDocument();
    await expect.element(screen.getByText(labels.decide.done)).toHaveFocus();
  });
});
