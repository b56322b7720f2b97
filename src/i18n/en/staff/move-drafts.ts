import type { MoveDraft } from '#domain/cases/move-draft.ts';

/**
 * The message that the form of a move begins with. Blanks are in double braces and have the same names in every
 * language; what is known is filled in, the rest is for whoever writes, and nothing is sent with an open blank.
 */
const words = {
  review_begins:
    'Hello {{name}},\n\nMy name is {{preparer}}, and I work on your case. I have your application and am comparing it with the public court record. You will hear from me by {{due}}. There is nothing for you to do until then.',
  answer_arrived:
    'Hello {{name}},\n\nThank you, I have your answer. I am reading it and continuing with your case. If anything is still missing, I will write to you.',
  attorney_declined:
    'Hello {{name}},\n\nAn attorney has read your papers and cannot take them on as they are. I am looking at how your case can continue, and I will write to you by {{due}}.',
  opened_again:
    'Hello {{name}},\n\nYour case is open again. I am reading up on where we stopped, and I will write to you by {{due}} about what comes next.',
  asked:
    'Hello {{name}},\n\nTo continue with your case, I need this from you: {{what}}.\n\nPlease send it in your account by {{due}}. A clear photo is enough. If you cannot get it, tell me, and we will look for another way.',
  preparing_asks_words:
    'Hello {{name}},\n\nYour case number, county and names match the public court record. Now it’s your turn: please tell me in your own words what happened and how this record hurts you. The questions are on the page of your case, and you can stop and continue later.\n\nAs soon as I have your words, I write your papers. Without them I cannot.',
  preparing:
    'Hello {{name}},\n\nYour case number, county and names match the public court record. I am preparing your papers now, and you will have them to read by {{due}}. There is nothing for you to do until then.',
  attorney_wants_change:
    'Hello {{name}},\n\nAn attorney has read your papers and asked for a change. I am making it, and then the attorney will read them once more. There is nothing for you to do.',
  client_wants_change:
    'Hello {{name}},\n\nThank you for telling me. I am changing your papers: {{what}}. You will then read the new version. Nothing goes to the court before you approve it.',
  clerk_returned:
    'Hello {{name}},\n\nThe court clerk sent the papers back. The reason the clerk gave: {{reason}}.\n\nThis happens, and it is not a decision about your request. I am changing the papers, and you will read the new version before it is filed again.',
  attorney_reads:
    'Hello {{name}},\n\nYour papers are written, and an attorney is reading them now. You will hear from me by {{due}}. There is nothing for you to do until then.',
  papers_ready:
    'Hello {{name}},\n\nYour papers are ready for you to read in your account. Please check the names, the case number and the addresses first. Then approve the papers or ask for a change. Nothing goes to the court unless you say yes.',
  ready_for_herself:
    'Hello {{name}},\n\nYour papers are approved. What to do next:\n1. Sign them as the filing steps say. Where a notary is needed, sign in front of the notary.\n2. Take them to the clerk of the court in {{county}} County.\n3. Pay the court fee, or hand in the court’s form to ask for a waiver.\n4. Tell me in your account which day you filed them.',
  ready_for_us:
    'Hello {{name}},\n\nYour papers are approved. Please sign them as the filing steps say and send me the signed copy. Where a notary is needed, sign in front of the notary. Once I have the copy and the court fee is paid or waived, we’ll take the papers to the clerk.',
  filed_by_us:
    'Hello {{name}},\n\nYour papers were filed on {{date}} with the court in {{county}} County. The court decides what happens next, and when. If you get a letter from the court, send me a photo of it the same day.',
  filed_by_client:
    'Hello {{name}},\n\nThank you for telling me. I have recorded that you filed your papers on {{date}}. The court decides what happens next, and when. If you get a letter from the court, send me a photo of it the same day.',
  filed_by_other:
    'Hello {{name}},\n\nOther papers were filed in this court case on {{date}}. So that nothing is filed twice, ours will not be used. If you get a letter from the court, send me a photo of it the same day.',
  date_called_off:
    'Hello {{name}},\n\nThe court date was called off, and there is no new one yet. What the court said: {{reason}}. I will write to you when the court sets another date. If you get a letter first, send me a photo of it.',
  date_set:
    'Hello {{name}},\n\nThe court has set a date: {{hearing}}. Place: {{place}}.\n\nPlease plan to be there, and bring a photo ID and your papers. If you cannot come, or need an interpreter, tell me right away.',
  date_moved:
    'Hello {{name}},\n\nThe court has moved your date. The new one is {{hearing}}. Place: {{place}}. The old date no longer counts.\n\nIf you cannot come, or need an interpreter, tell me right away.',
  order_looked_at_again:
    'Hello {{name}},\n\nThe court will look at the order in your case again. The date is {{hearing}}. Place: {{place}}.\n\nPlease plan to be there. If you cannot come, or need an interpreter, tell me right away.',
  granted:
    'Hello {{name}},\n\nThe judge granted your request on {{date}}. Public access to this record is limited as ordered. Please keep the order in a safe place. I will write to you about the next steps by {{due}}.',
  granted_narrower:
    'Hello {{name}},\n\nThe judge decided on {{date}} and granted part of your request: {{part}}. Public access is limited as ordered. Please keep the order in a safe place. I will write to you about the next steps by {{due}}.',
  granted_temporary:
    'Hello {{name}},\n\nThe judge granted your request on {{date}}, but only until {{limitEnds}}. Until then, public access is limited as ordered. Please keep the order in a safe place. I will write to you about the next steps by {{due}}, and again before the order ends.',
  denied:
    'Hello {{name}},\n\nI am sorry: on {{date}} the judge did not grant your request. The reason the court gave: {{reason}}.\n\nWe are starting the refund that our rule gives you; you can see it under “Your payments”. What you can do now is a question about the law, which I am not allowed to answer. Free legal aid can: the links are on your case.',
  denied_without_prejudice:
    'Hello {{name}},\n\nI am sorry: on {{date}} the judge did not grant your request, “without prejudice” as the court calls it. The reason the court gave: {{reason}}.\n\nWe are starting the refund that our rule gives you; you can see it under “Your payments”. What “without prejudice” means for you is a question about the law, which I am not allowed to answer. Free legal aid can: the links are on your case.',
  dismissed_non_appearance:
    'Hello {{name}},\n\nI am sorry: on {{date}} the court dismissed your request. Its record says that you were not there. If that is wrong, or if something kept you away, please tell me.\n\nWe are starting the refund that our rule gives you; you can see it under “Your payments”. What you can do now is a question about the law, which I am not allowed to answer. Free legal aid can: the links are on your case.',
  after_order_us:
    'Hello {{name}},\n\nWe have the court order. We are now doing what your package includes after an order: {{what}}. I will tell you when there is something for you to send, and where it goes.',
  after_order_herself:
    'Hello {{name}},\n\nWe have the court order. With your package, the steps after it are yours: send a copy of the order to the tenant-screening companies that still report the case. This is free. Tell me when you are done, and I will close this case.',
  closed_after_order:
    'Hello {{name}},\n\nOur work on this court case is finished. Public access is limited as ordered. Keep the order and your papers in a safe place, and write to me if you get a letter from the court.',
  closed_while_visible:
    'Hello {{name}},\n\nI am closing this court case, although anyone could still see the record at the last check. The reason: {{reason}}.\n\nThe order still counts. Keep it in a safe place, and bring or mail a copy to the clerk’s office if the record does not change. If it still shows after that, write to me.',
  closed_after_denial:
    'Hello {{name}},\n\nOur work on this court case is finished. Your papers stay in your account. For questions about the law, free legal aid may be able to help you: the links are on your case. I am sorry that the judge said no.',
  withdrawn:
    'Hello {{name}},\n\nYour request to the court was withdrawn on {{date}}, and our work on this court case is finished. We now decide whether you get part of your fee back, and I will write you the answer and the reason. You don’t have to ask.',
  moot: 'Hello {{name}},\n\nThe court ended your request on {{date}} because there was nothing left to decide: {{reason}}. We are starting the refund that our rule gives you; you can see it under “Your payments”.',
  silent:
    'Hello {{name}},\n\nWe have tried many times to reach you and had no answer, so I am closing this case. Write to us whenever you can, and a person will look at your case again.',
  papers_delivered:
    'Hello {{name}},\n\nYou have your papers, and we have not heard about the court, so I am closing this case. If you filed them, or if the court decided, tell me at any time.',
  declined_by_us:
    'Hello {{name}},\n\nI am sorry: we cannot take on this case. The reason: {{reason}}.\n\nWe are starting the refund that our rule gives you; you can see it under “Your payments”. You may file on your own, and free legal aid may be able to help you.',
  client_stopped:
    'Hello {{name}},\n\nAs you asked, we have stopped, and nothing more will happen. We now decide whether you get part of your fee back, and I will write you the answer and the reason. You don’t have to ask.',
  safety:
    'Hello {{name}},\n\nGoing on could put you in danger, so we have stopped, and nothing more will be sent to anybody. We now decide what goes back to you, and I will write you the answer and the reason. You don’t have to ask. If you are in danger now, call 911.',
  too_late:
    'Hello {{name}},\n\nYour eviction is still open, and our papers do not stop it, so we have stopped here. Please call free legal aid today and go to your hearing. We now decide what goes back to you, and I will write you the answer and the reason. You don’t have to ask.',
  refunded:
    'Hello {{name}},\n\nYour payment was returned to you, so we have stopped, and nothing more will happen. If you would like our help again, write to me.',
  dispute_lost:
    'Hello {{name}},\n\nYour bank took the payment back, so we have stopped, and nothing more will happen. If you did not expect this, write to me.',
  duplicate:
    'Hello {{name}},\n\nThis case was on our list twice. I am closing this one and continuing with the other: {{what}}. If you think they are two different cases, tell me.',
  not_a_party:
    'Hello {{name}},\n\nThe public court record does not name you in this case, so we cannot prepare papers for it. We are starting the refund that our rule gives you; you can see it under “Your payments”. If a screening report shows this case under your name, you may dispute it yourself. That is free.',
  not_found:
    'Hello {{name}},\n\nWe searched the public records of the court in {{county}} County and did not find this case. We are starting the refund that our rule gives you; you can see it under “Your payments”. If a screening report shows this case under your name, you may dispute it yourself. That is free.',
  cancelled:
    'Hello {{name}},\n\nWe have stopped, and nothing more will happen. The reason: {{reason}}. If you did not expect this, write to me.',
} satisfies Record<MoveDraft, string>;
export type MoveDraftWords = Record<MoveDraft, string>;
const drafts: MoveDraftWords = words;
export default drafts;
