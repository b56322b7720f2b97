// What clients are answered about their case, each schema under the name of its call in api.ts.
import * as z from 'zod/mini';
import { cameByWays } from '../channels/channels.ts';
import { locales } from '../languages.ts';
import { requestStatuses } from './file-requests.ts';
import { paperKinds, paperStates } from './papers.ts';
import { caseStatuses } from './status.ts';
import { uploadMessageKeys } from '../uploads/rules.ts';

const orNull = z.nullable(z.string());

/** zod drops what is not named here. */
const files = z.array(
  z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.int(), about: orNull }),
);

export const requests = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      matterId: orNull,
      status: z.enum(requestStatuses),
      what: z.string(),
      why: orNull,
      language: z.enum(locales),
      dueOn: orNull,
      returnedNote: orNull,
      answeredAt: orNull,
      closedAt: orNull,
      version: z.int(),
      createdAt: z.string(),
      files,
    }),
  ),
});

export const papers = z.object({
  matters: z.array(
    z.object({
      id: z.string(),
      place: z.int(),
      status: z.enum(caseStatuses),
      version: z.int(),
      county: orNull,
      docketNumber: orNull,
      signedCopyAt: orNull,
      courtFeeSettledAt: orNull,
      inDanger: z.boolean(),
      nameAsFiled: orNull,
      papers: z.array(
        z.object({
          kind: z.enum(paperKinds),
          title: orNull,
          language: z.enum(locales),
          status: z.enum(paperStates),
          number: z.int(),
          sha256: z.string(),
          pageCode: z.string(),
          name: z.string(),
          size: z.int(),
          changeAsked: orNull,
          createdAt: z.string(),
          paperId: z.string(),
          documentId: z.string(),
          isMade: z.boolean(),
          isCurrent: z.boolean(),
          approvedAt: orNull,
        }),
      ),
    }),
  ),
});

export const thread = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      from: z.enum(['client', 'us']),
      name: orNull,
      language: z.enum(locales),
      text: z.string(),
      translation: orNull,
      sentAt: z.string(),
      readAt: orNull,
      isUrgent: z.boolean(),
      cameBy: z.enum(cameByWays),
      quoted: orNull,
      notTaken: z.array(z.object({ name: z.string(), reason: z.enum(uploadMessageKeys) })),
      files,
    }),
  ),
  before: orNull,
  unread: z.int(),
});

export const draft = z.object({
  draft: z.nullable(z.object({ text: z.string(), language: z.enum(locales), version: z.int() })),
});

export const keepDraft = z.object({
  kept: z.boolean(),
  version: z.int(),
  /** Written in another tab or on another device meanwhile: nothing was kept until the person says which one counts. */
  elsewhere: orNull,
});

export const sendMessage = z.object({
  messageId: z.string(),
  /** The case had been closed for silence and is open again. */
  reopened: z.boolean(),
});

export const reportMove = z.object({ status: z.enum(caseStatuses), caseStatus: z.enum(caseStatuses) });

export const sendCourtLetter = z.object({ files: z.int() });

export const approvePapers = z.object({
  /** That was the last approval, and the matter moved on. */
  moved: z.boolean(),
  status: z.enum(caseStatuses),
});

export const askChange = z.object({ status: z.enum(caseStatuses) });

export const stopMatter = z.object({
  /** `asked`: the papers are at the court, so staff take it from here. */
  stopped: z.enum(['cancelled', 'asked']),
  status: z.enum(caseStatuses),
});

export const answerDanger = z.object({ answer: z.enum(['yes', 'no']) });

export const answerRequest = z.object({ files: z.int() });
