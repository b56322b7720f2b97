import { eligibilityWords } from '#i18n/eligibility.ts';
import { button, greeting, heading, text } from '../blocks.ts';
import { freeHelpList } from '../free-help-blocks.ts';
import { need, type Template } from '../letter.ts';

/** The quiz's answer as the page showed it, with free help. Subject and first lines do not mention it. */
export const quizResult: Template = (draft) => {
  const { words, facts, links, language } = draft;
  const quiz = eligibilityWords[language];
  const result = quiz.results[need(facts.quizResult, 'quizResult')];
  const next = need(facts.quizNext, 'quizNext');
  return {
    subject: words.quizResult.subject,
    blocks: [
      greeting(draft),
      text(words.quizResult.what),
      heading(result.title),
      text(result.text),
      heading(quiz.answer.why),
      { kind: 'list', items: need(facts.quizReasons, 'quizReasons').map((reason) => quiz.reasons[reason]) },
      text(quiz.answer.notVerdict),
      heading(quiz.answer.next),
      text(quiz.next[next].text),
      button(quiz.next[next].button, next === 'intake' ? links.intakeForm : links.freeHelp),
      ...freeHelpList(draft, null, quiz.freeHelp),
    ],
  };
};
