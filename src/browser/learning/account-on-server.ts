import type { Locale } from '#domain/languages.ts';
import * as learningApi from '#domain/learning/api.ts';
import type { ProgressRequest, QuizRequest } from '#domain/learning/requests.ts';
import { callApi } from '#browser/call-api.ts';
import { openAccount, type OpenAccount } from './account.ts';
import type { SaveOutcome } from './learning-types.ts';

/** The account of whoever is signed in here. `countsTime` also saves for how many seconds this page was looked at. */
export function accountOnServer(
  locale: Locale,
  tell: (outcome: SaveOutcome) => void,
  countsTime: boolean,
): OpenAccount {
  const takeSeconds = countsTime ? timeLookedAt() : () => 0;
  const api = {
    read: () => callApi(learningApi.progress, {}, { locale }),
    save: (request: ProgressRequest) =>
      callApi(learningApi.saveProgress, countsTime ? { ...request, seconds: takeSeconds() } : request, {
        locale,
        // A press of a button counts even if the person leaves at once.
        keepalive: true,
      }),
    grade: (body: QuizRequest) =>
      callApi(learningApi.gradeQuiz, { ...body, answers: [...body.answers] }, { locale }),
  };
  const later = (pauseMs: number, run: () => void) => setTimeout(run, pauseMs);
  return (known) => openAccount(known, { api, tell, later });
}

/** For how many seconds since the last call the page was visible. The server counts half an hour at most. */
function timeLookedAt(): () => number {
  let seconds = 0;
  let since = document.hidden ? null : Date.now();
  const count = () => {
    if (since !== null) seconds += (Date.now() - since) / 1_000;
    since = document.hidden ? null : Date.now();
  };
  document.addEventListener('visibilitychange', count);
  return () => {
    count();
    const taken = Math.round(seconds);
    seconds = 0;
    return taken;
  };
}
