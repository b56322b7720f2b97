import type { LearningMessageKey } from '#domain/learning/message-keys.ts';

export const learningMessages: Record<LearningMessageKey, string> = {
  'module.required': 'Díganos de qué módulo se trata.',
  'progress.required': 'El avance es un número de 0 a 100.',
  'progress.intent': 'No pudimos saber qué hacer con este avance.',
  'progress.start': 'El avance del que partió es un número entero de 0 a 100.',
  'progress.seconds': 'El tiempo es un número de segundos.',
  'quiz.answersMissing': 'Mande una respuesta para cada pregunta.',
  'quiz.questionMissing': 'Falta contestar una pregunta. Conteste todas y después envíe el cuestionario.',
  'quiz.tooManyAnswers': 'Hay más respuestas que preguntas. Abra el módulo otra vez, por favor.',
  'certificate.code': 'Escriba las 16 letras y números del código que está en el certificado.',
};
