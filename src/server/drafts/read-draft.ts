import * as z from 'zod/mini';
import { draftSchema, type IntakeDraft } from '#domain/intake/draft.ts';
import { isPackageId, type PackageId } from '#domain/packages/catalogue.ts';
import { findSession } from '../access/require-session.ts';
import type { App } from '../app.ts';
import { readAnswer } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import type { Call } from '../http/call.ts';
import { command } from '../http/service.ts';
import { sha256Hex } from '../http/tokens.ts';
import { takesPayments } from '../sale/takes-payments.ts';
import { draftCookie, draftEnd, draftToken } from './draft-cookie.ts';

/** A stored draft. Its answers obeyed the rules of their day; today's rules apply when it is submitted. */
export const storedDraft = z.extend(draftSchema, {
  answers: z.custom<IntakeDraft['answers']>((value) => typeof value === 'object' && value !== null),
  updatedAt: z.string(),
  version: z.int(),
  /** Answers that another page gave to the same question, until the person chooses. */
  rivals: z.record(z.string(), z.unknown()),
});

/** What the form continues with. */
export interface DraftAnswer {
  readonly draft: z.infer<typeof storedDraft> | null;
  /** The person who is signed in, so that the form can offer what the account knows. */
  readonly account: {
    readonly email: string;
    readonly firstName: string | null;
    /** A case that was paid for and waits for this application: step 5 then asks for no second payment. */
    readonly waitingCase: { readonly packageId: PackageId } | null;
  } | null;
  /** Without payments the form is sent all the same, and leads to no page for paying. */
  readonly takesPayments: boolean;
  /** Our name, where texts may be asked for; null where the operator sends none. */
  readonly textsFrom: string | null;
}

/**
 * This browser's draft, or null if there is none or it has expired. Reading it counts as use, so that the 30 minutes on
 * a public computer are idle ones.
 */
export const readDraft = command({
  run: async (
    app: Pick<App, 'config' | 'db' | 'site' | 'clock'>,
    _actor,
    _input,
    { call },
  ): Promise<DraftAnswer & { cookies: string[] }> => {
    const known = {
      account: await readAccount(app, call),
      takesPayments: await takesPayments(app),
      textsFrom: textsFrom(app),
    };
    const token = draftToken(call);
    const now = app.clock();
    const row = token
      ? dataOf(
          await app.db
            .from('intake_drafts')
            .select('id, answers, step, device, tickets, page, page_edit, version, rivals, updated_at')
            .eq('token_hash', sha256Hex(token))
            .gt('expires_at', now.toISOString())
            .maybeSingle(),
        )
      : null;
    if (!row || !token) return { draft: null, ...known, cookies: [] };
    const { id, page, page_edit: number, updated_at: updatedAt, ...columns } = row;
    const edit = page && number ? { edit: { page, number } } : {};
    const draft = readAnswer('intake_drafts', { ...columns, ...edit, updatedAt }, storedDraft);
    const { device } = draft;
    if (device === 'public') {
      dataOf(
        await app.db
          .from('intake_drafts')
          .update({ expires_at: draftEnd(device, now).toISOString() })
          .eq('id', id),
      );
    }
    return {
      draft,
      ...known,
      cookies: [draftCookie(token, device)],
    };
  },
});

/** Who would send the texts that the form asks about. */
export const textsFrom = ({ config, site }: Pick<App, 'config' | 'site'>): string | null =>
  config.texts && site.name;

/** What the form can offer to somebody who is signed in; null without a session. */
export async function readAccount(
  app: Pick<App, 'db' | 'clock'>,
  call: Pick<Call, 'cookies'>,
): Promise<DraftAnswer['account']> {
  const session = await findSession(call, app);
  if (!session) return null;
  const { userId } = session;
  const user = dataOf(await app.db.from('users').select('email, first_name').eq('id', userId).maybeSingle());
  if (!user) return null;
  const waiting = dataOf(
    await app.db
      .from('cases')
      .select('package_type')
      .eq('user_id', userId)
      .eq('status', 'waiting_for_application')
      .is('intake_form_id', null)
      .order('created_at')
      .limit(1)
      .maybeSingle(),
  );
  return {
    email: user.email,
    firstName: user.first_name,
    waitingCase: isPackageId(waiting?.package_type) ? { packageId: waiting.package_type } : null,
  };
}
