import type { MoveDraft } from '#domain/cases/move-draft.ts';

/**
 * The message that the form of a move begins with. Blanks stand in double braces and have the same names in every
 * language; what is known is filled in, the rest is for whoever writes, and nothing is sent with an open blank.
 */
const words = {
  review_begins:
    'Hello {{name}},\n\nmy name is {{preparer}}, and I work on your case. I am reading your application and comparing it with the public court record. You will hear from me by {{due}}. You have nothing to do until then.',
  answer_arrived:
    'Hello {{name}},\n\nthank you, your answer is here. I am looking at it and go on with your case. If something is still missing, I write to you.',
  attorney_declined:
    'Hello {{name}},\n\nan attorney has read your papers and cannot take them on as they are. I am looking at how your case can go on, and write to you by {{due}}.',
  opened_again:
    'Hello {{name}},\n\nyour case is open again. I am reading where we stopped, and write to you by {{due}} what comes next.',
  asked:
    'Hello {{name}},\n\nto go on with your case I need from you: {{what}}.\n\nPlease send it in your account by {{due}}. A clear photo is enough. If you cannot get it, tell me, and we look for another way.',
  preparing:
    'Hello {{name}},\n\nyour case number, county and names agree with the public court record. I am preparing your papers now, and you will have them to read by {{due}}. You have nothing to do until then.',
  attorney_wants_change:
    'Hello {{name}},\n\nan attorney has read your papers and asks for a change. I am making it, and then the attorney reads them once more. You have nothing to do.',
  client_wants_change:
    'Hello {{name}},\n\nthank you for telling me. I am changing your papers: {{what}}. Then you read the new version. Nothing goes to the court before you approve it.',
  clerk_returned:
    'Hello {{name}},\n\nthe court clerk sent the papers back. The reason the clerk gave: {{reason}}.\n\nThis does happen, and it is no decision about your request. I am changing the papers, and you read the new version before it is filed again.',
  attorney_reads:
    'Hello {{name}},\n\nyour papers are written, and an attorney is reading them now. You will hear from me by {{due}}. You have nothing to do until then.',
  papers_ready:
    'Hello {{name}},\n\nyour papers are ready for you to read in your account. Please look first at the names, the case number and the addresses. Then approve them or ask for a change. Nothing goes to the court without your yes.',
  ready_for_herself:
    'Hello {{name}},\n\nyour papers are approved. What you do next:\n1. Sign them as the filing steps say. Where a notary is needed, sign in front of the notary.\n2. Take them to the clerk of the court in {{county}} County.\n3. Pay the court’s own fee, or hand in its form to ask for a waiver.\n4. Tell me in your account on which day you filed them.',
  ready_for_us:
    'Hello {{name}},\n\nyour papers are approved. Please sign them as the filing steps say and send me the signed copy. Where a notary is needed, sign in front of the notary. When the copy is here and the court’s own fee is settled, we take the papers to the clerk.',
  filed_by_us:
    'Hello {{name}},\n\nyour papers were filed on {{date}} with the court in {{county}} County. The court decides when it goes on. If a letter from the court comes to you, send me a photo of it the same day.',
  filed_by_client:
    'Hello {{name}},\n\nthank you for telling me. I have noted that you filed your papers on {{date}}. The court decides when it goes on. If a letter from the court comes to you, send me a photo of it the same day.',
  filed_by_other:
    'Hello {{name}},\n\nother papers were filed in this matter on {{date}}. So that nothing is filed twice, our papers stay unused. If a letter from the court comes to you, send me a photo of it the same day.',
  date_called_off:
    'Hello {{name}},\n\nthe court date was called off, and there is no new one yet. What the court said: {{reason}}. I write to you when the court sets another date. If you get a letter first, send me a photo of it.',
  date_set:
    'Hello {{name}},\n\nthe court has set a date: {{hearing}}. Place: {{place}}.\n\nPlease plan to be there and bring a photo ID and your papers. If you cannot come, or need an interpreter, tell me at once.',
  date_moved:
    'Hello {{name}},\n\nthe court has moved your date. The new one is {{hearing}}. Place: {{place}}. The old date no longer counts.\n\nIf you cannot come, or need an interpreter, tell me at once.',
  order_looked_at_again:
    'Hello {{name}},\n\nthe court looks at the order in your case again. The date is {{hearing}}. Place: {{place}}.\n\nPlease plan to be there. If you cannot come, or need an interpreter, tell me at once.',
  granted:
    'Hello {{name}},\n\nthe judge granted your request on {{date}}. Public access to this record is limited as ordered. Please keep the order in a safe place. I write to you about the next steps by {{due}}.',
  granted_narrower:
    'Hello {{name}},\n\nthe judge decided on {{date}} and granted a part of your request: {{part}}. Public access is limited as ordered. Please keep the order in a safe place. I write to you about the next steps by {{due}}.',
  granted_temporary:
    'Hello {{name}},\n\nthe judge granted your request on {{date}}, for a time: until {{limitEnds}}. Until then public access is limited as ordered. Please keep the order in a safe place. I write to you about the next steps by {{due}}, and again before the order ends.',
  denied:
    'Hello {{name}},\n\nI am sorry: on {{date}} the judge did not grant your request. What the court gave as its reason: {{reason}}.\n\nWe start the refund that our rule gives you; you can see it under “Your payments”. What you can still do is a question about the law, and I may not answer it. Free legal aid can: the links are on your case.',
  denied_without_prejudice:
    'Hello {{name}},\n\nI am sorry: on {{date}} the judge did not grant your request, “without prejudice” as the court calls it. What the court gave as its reason: {{reason}}.\n\nWe start the refund that our rule gives you; you can see it under “Your payments”. What “without prejudice” means for you is a question about the law, and I may not answer it. Free legal aid can: the links are on your case.',
  dismissed_non_appearance:
    'Hello {{name}},\n\nI am sorry: on {{date}} the court dismissed your request. Its record says that you were not there. If that is wrong, or something kept you away, please tell me.\n\nWe start the refund that our rule gives you; you can see it under “Your payments”. What you can still do is a question about the law, and I may not answer it. Free legal aid can: the links are on your case.',
  after_order_us:
    'Hello {{name}},\n\nthe court order is there. We now do what your package includes after an order: {{what}}. I tell you when there is something for you to send, and where it goes.',
  after_order_herself:
    'Hello {{name}},\n\nthe court order is there. With your package the steps after it are yours: send a copy of the order to the tenant-screening companies that still report the case. This is free. Tell me when you are done, and I close this matter.',
  closed_after_order:
    'Hello {{name}},\n\nour work in this matter is finished. Public access is limited as ordered. Keep the order and your papers in a safe place, and write to me if a letter from the court comes.',
  closed_after_denial:
    'Hello {{name}},\n\nour work in this matter is finished. Your papers stay in your account. For questions about the law, free legal aid can help you: the links are on your case. I am sorry that the judge said no.',
  withdrawn:
    'Hello {{name}},\n\nyour request to the court was withdrawn on {{date}}, and our work in this matter is finished. If you want money back, ask under “Your payments”. A person decides and gives you the reason in writing.',
  moot: 'Hello {{name}},\n\nthe court ended your request on {{date}} because there was nothing left to decide: {{reason}}. We start the refund that our rule gives you; you can see it under “Your payments”.',
  silent:
    'Hello {{name}},\n\nwe have tried many times to reach you and had no answer, so I am closing this case. Write to us whenever you can: a person looks at your case again.',
  papers_delivered:
    'Hello {{name}},\n\nyour papers are with you, and we have no word about the court, so I am closing this case. If you filed them or the court decided, tell me at any time.',
  declined_by_us:
    'Hello {{name}},\n\nI am sorry: we cannot take this on. The reason: {{reason}}.\n\nWe start the refund that our rule gives you; you can see it under “Your payments”. You may file on your own, and free legal aid may be able to help you.',
  client_stopped:
    'Hello {{name}},\n\nas you asked, we stop here, and nothing more happens. If you want money back, ask under “Your payments”. A person decides and gives you the reason in writing.',
  refunded:
    'Hello {{name}},\n\nyour payment went back to you, so we stop here, and nothing more happens. If you would like our help again, write to me.',
  dispute_lost:
    'Hello {{name}},\n\nyour bank took the payment back, so we stop here, and nothing more happens. If this surprises you, write to me.',
  duplicate:
    'Hello {{name}},\n\nthis was on our list twice. I am closing this one and go on with the other: {{what}}. If you think they are two different ones, tell me.',
  not_a_party:
    'Hello {{name}},\n\nthe public court record does not name you in this matter, so we cannot prepare papers for it. We start the refund that our rule gives you; you can see it under “Your payments”. If a screening report shows this case under your name, you may dispute it yourself. That is free.',
  not_found:
    'Hello {{name}},\n\nwe searched the public records of the court in {{county}} County and did not find this matter. We start the refund that our rule gives you; you can see it under “Your payments”. If a screening report shows this case under your name, you may dispute it yourself. That is free.',
  cancelled:
    'Hello {{name}},\n\nwe stop here, and nothing more happens. The reason: {{reason}}. If this surprises you, write to me.',
} satisfies Record<MoveDraft, string>;
export type MoveDraftWords = Record<MoveDraft, string>;
const drafts: MoveDraftWords = words;
export default drafts;
