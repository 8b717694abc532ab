export { Form } from './Form.tsx';
export { SubmitButton } from './SubmitButton.tsx';
