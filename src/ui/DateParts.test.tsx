import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateParts } from './DateParts.tsx';

const months = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre'];

function Birth({ onSend, error }: { onSend: (values: object) => void; error?: string }) {
  const form = useForm({ defaultValues: { day: '', month: '', year: '' } });
  return (
    <form onSubmit={(event) => void form.handleSubmit(onSend)(event)}>
      <DateParts
        id="birth"
        label="Fecha de nacimiento"
        hint="Como en su identificación"
        error={error}
        errorPrefix="Error:"
        words={{ day: 'Día', month: 'Mes', year: 'Año' }}
        months={months}
        day={form.register('day')}
        month={form.register('month')}
        year={form.register('year')}
      />
      <button type="submit">Enviar</button>
    </form>
  );
}

it('takes day, month by its name, and year, by keyboard alone', async () => {
  const onSend = vi.fn<(values: object) => void>();
  const screen = await render(<Birth onSend={onSend} />);
  await userEvent.tab();
  await userEvent.keyboard('17');
  await userEvent.tab();
  await userEvent.keyboard('mayo');
  await userEvent.tab();
  await userEvent.keyboard('19905');
  await screen.getByRole('button', { name: 'Enviar' }).click();
  await vi.waitFor(() => expect(onSend).toHaveBeenCalled());
  expect(onSend.mock.calls[0]?.[0]).toEqual({ day: '17', month: '05', year: '1990' });
});

it('is one question, with its hint and its error, and each part marked', async () => {
  const screen = await render(<Birth onSend={() => undefined} error="Escriba su fecha de nacimiento." />);
  const group = screen.getByRole('group', { name: 'Fecha de nacimiento' });
  await expect
    .element(group)
    .toHaveAccessibleDescription('Error: Escriba su fecha de nacimiento. Como en su identificación');
  for (const part of [group.getByLabelText('Día'), group.getByLabelText('Mes'), group.getByLabelText('Año')])
    await expect.element(part).toHaveAttribute('aria-invalid', 'true');
});

it('offers what the browser knows of a birthday', async () => {
  const screen = await render(<Birth onSend={() => undefined} />);
  await expect.element(screen.getByLabelText('Día')).toHaveAttribute('autocomplete', 'bday-day');
  await expect.element(screen.getByLabelText('Mes')).toHaveAttribute('autocomplete', 'bday-month');
});
