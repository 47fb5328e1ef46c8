import { useText } from '../../messages/messages.tsx';
import { Field, TextInput } from '../../ui/fields/field.tsx';
import { answerField } from './order-form.ts';
import { Part, Refusal } from './part.tsx';
import type { Checkout } from './use-checkout.ts';

/** Questions of virtual products, such as the number to top up. */
export function QuestionsPart({ checkout: { confirmed, errors, typed } }: { checkout: Checkout }) {
  const text = useText();
  const { virtualQuestions } = confirmed;
  if (virtualQuestions.length === 0) return null;
  return (
    <Part title={text('checkout.questions.title')}>
      <Refusal message={errors.questions} />
      {virtualQuestions.map(({ prodId, prodName, questions }) => (
        <fieldset key={prodId} className="min-w-0">
          <legend className="mb-2 font-medium text-ink-soft text-sm">
            <bdi>{prodName}</bdi>
          </legend>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {questions.map(({ name: question, isRequired }) => {
              const name = answerField(prodId, question);
              return (
                <Field
                  key={question}
                  label={isRequired ? question : text('checkout.questions.optional', { question })}
                  error={errors[name]}
                >
                  {(wires) => (
                    <TextInput
                      name={name}
                      defaultValue={typed[name]}
                      maxLength={200}
                      aria-required={isRequired || undefined}
                      dir="auto"
                      {...wires}
                    />
                  )}
                </Field>
              );
            })}
          </div>
        </fieldset>
      ))}
    </Part>
  );
}
