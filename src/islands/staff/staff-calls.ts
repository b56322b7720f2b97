import { sessionLifetimes } from '#domain/access/sessions.ts';
import { callApi, type CallApi } from '#browser/call-api.ts';
import { hasCode } from '#browser/api-fault.ts';
import { offerUndo } from '#browser/workplace/undo-offer.ts';
import { joinTabs, type Tabs } from '#browser/tabs.ts';

/** The event that tells the frame of an ended session; the frame then clears the screen. */
export const signedOutEvent = 'workplace:signed-out';

let lastCall = Date.now();
/** When the server last heard of us, in milliseconds: half an hour later it has ended the session. */
export const lastHeard = () => lastCall;

/** Whether the server has ended the session because nobody used it; any other end has another reason. */
export const isIdle = () => Date.now() - lastCall >= sessionLifetimes.staff.idle;

let tabs: Tabs | null = null;
/** Counts the calls of other tabs, too: work in one of them keeps the session of all. Returns the end of it. */
export function hearOtherTabs(onHeard: () => void): () => void {
  const joined = joinTabs('workplace', () => {
    lastCall = Date.now();
    onHeard();
  });
  tabs = joined;
  return () => {
    joined.close();
    if (tabs === joined) tabs = null;
  };
}

/**
 * A call of the workplace. Like `callApi`; besides, when the sign-in has ended or lacks its second factor, the frame
 * is told, and leaves for the sign-in page or says so. The error is still thrown, so that nothing waits forever.
 */
export const callStaffApi: CallApi = async (call, ...handed) => {
  try {
    const answer = await callApi(call, ...handed);
    lastCall = Date.now();
    tabs?.tell();
    offerUndo(answer);
    return answer;
  } catch (error) {
    if (hasCode(error, 'sign_in_required', 'second_factor_required'))
      dispatchEvent(new Event(signedOutEvent));
    throw error;
  }
};
