export { Form } from './form.tsx';
export { mutationForm } from './mutation-form.ts';
export { SubmitButton } from './submit-button.tsx';
