import { describe, expect, it } from 'vitest';
import { meaningOf } from './meaning.ts';

describe('what a text from a phone means', () => {
  it.each([
    'STOP',
    'stop',
    'Stop.',
    'STOP!!',
    'please stop',
    'Stop it',
    'Alto',
    'ALTO por favor',
    'Parar',
    'Baja',
    'CANCELAR',
    'cancelar por favor',
    'Basta ya',
    'No más',
    'no mas mensajes',
    'No me escriban más',
    'unsubscribe',
    'Opt-out',
    'QUIT',
    'end',
    'revoke',
    'Don’t text me',
  ])('%s ends the texts', (body) => expect(meaningOf(body)).toBe('stop'));

  it.each(['Wrong number', 'Número equivocado', 'se equivocó de número'])(
    '%s gives the number back',
    (body) => expect(meaningOf(body.replace('equivocó', 'equivoco'))).toBe('wrong_number'),
  );

  it.each([
    ['SÍ', 'yes'],
    ['Si', 'yes'],
    ['sí, por favor', 'yes'],
    ['Yes', 'yes'],
    ['YES PLEASE', 'yes'],
    ['No', 'no'],
    ['no gracias', 'no'],
    ['START', 'start'],
    ['Empezar', 'start'],
    ['Help', 'help'],
    ['AYUDA', 'help'],
    ['1', 'one'],
    [' 2. ', 'two'],
    ['Dos', 'two'],
  ])('%s is %s', (body, meaning) => expect(meaningOf(body)).toBe(meaning));

  it.each([
    'Please cancel my appointment',
    'Quiero cancelar la llamada del martes',
    'The landlord won’t stop calling me',
    'No puedo ir el 2 de mayo',
    'Yes I sent it yesterday',
    'Sí, ya le mandé la carta',
    'Tengo 2 preguntas',
    '👍',
    '',
    'My number ends with 1',
  ])('%s is for a person', (body) => expect(meaningOf(body)).toBe('words'));
});
