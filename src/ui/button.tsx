import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonRecipe } from '../theme/recipes/button.ts';
import { PageLink } from './page-link.tsx';
import { Spinner } from './spinner.tsx';
import { styled } from './styled.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'destructive';

type Looks = {
  /** One primary button a page, at most: it says what to do next. A dialog has one of its own. */
  look?: ButtonLook;
  size?: 'md' | 'sm';
  /** `true`: as wide as its place; `'phone'`: only on a phone. */
  wide?: boolean | 'phone';
  /** An icon before the text. */
  icon?: ReactNode;
};

type ButtonProps = Omit<ComponentProps<'button'>, 'size' | 'color'> &
  Looks & {
    /** At work: the button keeps its place and the focus, takes no second press, and says `loadingText`. */
    loading?: boolean;
    loadingText?: string;
  };

/** A button with a touch target of at least 44 px. `type` is "button" unless said otherwise. */
export function Button({
  loading = false,
  loadingText,
  icon,
  look = 'primary',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const label = loading && loadingText ? loadingText : children;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <StyledButton
        type="button"
        look={look}
        data-look={look}
        {...rest}
        {...(loading && { 'aria-disabled': true })}
        onClick={press}
      >
        {loading ? <Spinner /> : icon}
        <span>{label}</span>
      </StyledButton>
      <VisuallyHidden role="status">{loading ? loadingText : ''}</VisuallyHidden>
    </>
  );
}

type LinkButtonProps = Omit<ComponentProps<typeof PageLink>, 'color'> & Looks;

/** A link that looks like a button: it goes somewhere, it does nothing else. */
export function LinkButton({ icon, look = 'primary', children, ...rest }: LinkButtonProps) {
  return (
    <StyledLink look={look} data-look={look} {...rest}>
      {icon}
      <span>{children}</span>
    </StyledLink>
  );
}

type OuterButtonProps = Omit<ComponentProps<'a'>, 'color'> & Looks & { href: string };

/** A link that looks like a button and leaves the app: to the telephone, or to write an e-mail. */
export function ExternalButton({ icon, look = 'primary', children, ...rest }: OuterButtonProps) {
  return (
    <StyledOuter look={look} data-look={look} {...rest}>
      {icon}
      <span>{children}</span>
    </StyledOuter>
  );
}

const StyledButton = styled('button', buttonRecipe);
const StyledLink = styled(PageLink, buttonRecipe);
const StyledOuter = styled('a', buttonRecipe);
