export { CheckboxField, CheckboxGroupField, RadioGroupField } from './choices.tsx';
export { DateField } from './DateField.tsx';
export { PasswordField } from './PasswordField.tsx';
export { SelectField, type Option } from './SelectField.tsx';
export { useFieldValue } from './source.ts';
export { TextAreaField } from './TextAreaField.tsx';
export { TextField } from './TextField.tsx';
