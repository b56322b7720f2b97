import type { MatterStep, StepDoer } from '#domain/cases/matter-steps.ts';
import type { StepStage } from '#domain/cases/stage-of-steps.ts';
import counties from './counties.ts';

/** What has to be done by hand around a filing, a hearing and an order. */
const words = {
  title: 'Step by step',
  matter: 'Court case {place}',
  stages: {
    filing: 'Filing your papers',
    hearing: 'Before your court date',
    order: 'After the order',
  } satisfies Record<StepStage, string>,
  all: 'All steps ({done} of {count} done)',
  lead: 'Check off what you have done. We see it too.',
  by: {
    client: 'You',
    us: 'We do this',
    translator: 'Your translator',
  } satisfies Record<StepDoer, string>,
  doneOn: 'Done on {date}.',
  doneByUs: 'Done by us on {date}.',
  court: 'Your court, checked on {date}:',
  courtStale: 'Your court, checked on {date}. That is a while ago, so please ask:',
  unknown: 'Not verified yet for your court: {fields}. Ask the clerk.',
  filingFiles: 'To file online: all files and what to type where (ZIP)',
  /** In place of how to file, where we do. */
  filedByUs: 'You will then see the day under your court case, and you get a copy with the court’s stamp.',
  checkWithAccount:
    'Your court’s online search needs an account. Without one it finds nothing, and that does not mean your record is hidden. Sign in with an account of your own, or ask the clerk what the public can see. Try every spelling of your name: after 30, 60 and 90 days. Whoever looks tells it here, under your court case.',
  fields: counties.fields,
  steps: {
    check_papers: {
      title: 'Read every page and check the codes',
      text: 'Each page has a code at its foot. All pages of one paper have the same code.',
    },
    ask_clerk: {
      title: 'Call the clerk',
      text: 'Ask how to file this motion, whether the court has its own form for the hearing notice, and what it costs.',
    },
    ask_interpreter: {
      title: 'Tell the clerk that you need an interpreter',
      text: 'Say which language. The court provides one if it is asked in time.',
    },
    sign_papers: {
      title: 'Sign your motion by hand',
      text: 'Use a pen. The law that lets a typed name count as a signature does not cover court papers. Do not sign the affidavit yet.',
    },
    sign_at_notary: {
      title: 'Sign the affidavit in front of a notary',
      text: 'Do not sign it before. As far as we know, Georgia has no online notaries, so go in person. Bring a photo ID and all pages. Many banks and shipping stores have a notary. Ask for the price before you go.',
    },
    translator_at_notary: {
      title: 'Your translator signs in front of a notary',
      text: 'The person who translated your words signs an affidavit of their own. They go in person, with a photo ID, and do not sign before. You can go together.',
    },
    send_signed: {
      title: 'Send us a copy of the signed pages',
      text: 'A scan or clear photos of all pages. Keep the originals.',
    },
    settle_fee: {
      title: 'Pay the court fee or ask for a waiver',
      text: 'You pay the court, not us. If you cannot pay, the court has its own form to ask for a waiver, and it decides.',
    },
    make_copies: {
      title: 'Make the copies',
      text: 'One set for the court, one for each person on the certificate of service, and one for you.',
    },
    file_papers: {
      title: 'File the papers',
      text: 'Ask for copies with the court’s stamp, and keep them. Then tell us the day under your court case.',
    },
    serve_copies: {
      title: 'Send a copy to everyone on the certificate of service',
      text: 'To the address that is printed there. Keep the receipt from the post office.',
    },
    sign_certificate: {
      title: 'Sign the certificate of service and bring it to the clerk',
      text: 'Only after the copies are on their way. The person who mailed or delivered them signs and writes the date.',
    },
    tell_new_address: {
      title: 'Tell the court your new address',
      text: 'Sign the notice of change of address and bring or mail it to the clerk, with a copy to everyone on the certificate of service. The court writes to the address it has.',
    },
    court_interpreter: {
      title: 'Ask the court for your interpreter',
      text: 'We ask the court the day your hearing is set, moved or called off.',
    },
    interpreter_confirmed: {
      title: 'The court confirms the interpreter',
      text: 'We ask again before your date. Nobody from the other side and no child should translate for you.',
    },
    serve_notice: {
      title: 'Send the notice of hearing to everyone on the certificate of service',
      text: 'As soon as the court has written the date on it, and again after each new date. Keep the receipt.',
    },
    print_proof: {
      title: 'Print your proof',
      text: 'Bring it on paper, with one copy for the judge and one for the other side.',
    },
    certified_copies: {
      title: 'Order certified copies of the order',
      text: 'From the clerk, if you need them. Ask for the price first; for a screening company a plain copy is a start.',
    },
    keep_order: {
      title: 'Keep the order in a safe place',
      text: 'Look up when it ends, if it does. You may need it again for the next home.',
    },
    send_letters: {
      title: 'Write to screening companies',
      text: 'The letters are free on our site. Add each one under your court case, and we’ll count the days with you.',
    },
    copy_to_clerk: {
      title: 'Bring a copy of the order to the clerk',
      text: 'The record could still be seen. Bring or mail a copy of the order to the clerk’s office, and ask when it will be entered. Keep the receipt.',
    },
    check_record: {
      title: 'Check what the public can see',
      text: 'Without signing in, with every spelling of your name: after 30, 60 and 90 days. Whoever looks tells it here, under your court case.',
    },
  } satisfies Record<MatterStep, { title: string; text: string }>,
};
export type StepsWords = typeof words;
export default words;
