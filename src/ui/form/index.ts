export { Form } from './form.tsx';
export { SubmitButton } from './submit-button.tsx';
