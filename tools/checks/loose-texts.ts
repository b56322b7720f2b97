// Finds texts that React cannot take away or change once a browser has translated the page: the translation puts every
// bare text into elements of its own, while React looks for it where it wrote it. A text that is alone in its element
// is safe, because then React empties the element.
import ts from 'typescript';

interface Child {
  /** What it shows may be a bare text. */
  readonly isText: boolean;
  /** It may show nothing. */
  readonly mayGo: boolean;
  /** It is one of several texts, or a number: what is counted changes. */
  readonly changes: boolean;
  readonly isElement: boolean;
  /** A text of a fragment: React never empties an element of it, even where the fragment is alone in one. */
  readonly isInFragment: boolean;
  readonly source: string;
}

export interface LooseText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly why: 'comes and goes' | 'changes' | 'stands behind what comes and goes';
}

type Kind = Omit<Child, 'source'>;

const isWords = (type: ts.Type) =>
  (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0 &&
  !(type.isStringLiteral() && type.value === '');

const isNothing = (type: ts.Type) =>
  (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike)) !== 0 ||
  (type.isStringLiteral() && type.value === '');

function ofType(type: ts.Type): Kind {
  const parts = type.isUnion() ? type.types : [type];
  // What a parent handed in: the parent's own elements are looked at where they are written.
  const isElement = parts.some((part) => !isWords(part) && !isNothing(part));
  return {
    isText: !isElement && parts.some(isWords),
    mayGo: parts.some(isNothing),
    changes: !isElement && parts.some((part) => (part.flags & ts.TypeFlags.Number) !== 0),
    isElement,
    isInFragment: false,
  };
}

const either = (one: Kind, other: Kind): Kind => ({
  isText: one.isText || other.isText,
  mayGo: one.mayGo || other.mayGo,
  changes:
    (one.isText && other.isText) || one.changes || other.changes || one.isInFragment || other.isInFragment,
  isElement: one.isElement || other.isElement,
  isInFragment: one.isInFragment || other.isInFragment,
});

class Reader {
  private readonly checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  kindOf(expression: ts.Expression): Kind {
    if (ts.isParenthesizedExpression(expression)) return this.kindOf(expression.expression);
    if (ts.isConditionalExpression(expression))
      return either(this.kindOf(expression.whenTrue), this.kindOf(expression.whenFalse));
    if (ts.isBinaryExpression(expression)) {
      const { kind } = expression.operatorToken;
      const right = () => this.kindOf(expression.right);
      if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return { ...right(), mayGo: true };
      if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken)
        return either({ ...this.kindOf(expression.left), mayGo: false }, right());
    }
    if (ts.isJsxFragment(expression)) {
      const isText = this.childrenOf(expression).some((child) => child.isText);
      return { isText, mayGo: false, changes: false, isElement: true, isInFragment: isText };
    }
    return ofType(this.checker.getTypeAtLocation(expression));
  }

  /** Those of fragments among its own, as in the page. */
  childrenOf(parent: ts.JsxElement | ts.JsxFragment): Child[] {
    return parent.children.flatMap((child): Child[] => {
      const source = child.getText().replace(/\s+/g, ' ').slice(0, 80);
      if (ts.isJsxFragment(child)) return this.childrenOf(child);
      if (ts.isJsxText(child))
        return child.containsOnlyTriviaWhiteSpaces
          ? []
          : [{ isText: true, mayGo: false, changes: false, isElement: false, isInFragment: false, source }];
      if (ts.isJsxExpression(child))
        return child.expression ? [{ ...this.kindOf(child.expression), source }] : [];
      return [{ isText: false, mayGo: false, changes: false, isElement: true, isInFragment: false, source }];
    });
  }

  /** Whether a component of ours gives what stands inside it an element that holds nothing else. */
  wrapsItsChildren(element: ts.JsxElement): boolean {
    const tag = element.openingElement.tagName;
    const found = this.checker.getSymbolAtLocation(tag);
    const symbol = found && found.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(found) : found;
    const places: ts.JsxExpression[] = [];
    const look = (node: ts.Node): void => {
      if (ts.isJsxExpression(node) && /^(props\.)?children$/.test(node.expression?.getText() ?? ''))
        places.push(node);
      ts.forEachChild(node, look);
    };
    for (const declaration of symbol?.declarations ?? []) look(declaration);
    return (
      places.length > 0 &&
      places.every(
        ({ parent }) =>
          ts.isJsxElement(parent) &&
          /^[a-z]/.test(parent.openingElement.tagName.getText()) &&
          this.childrenOf(parent).length === 1,
      )
    );
  }

  looseIn(element: ts.JsxElement | ts.JsxFragment): Pick<LooseText, 'text' | 'why'>[] {
    const children = this.childrenOf(element);
    const isComponent = ts.isJsxElement(element) && /^[A-Z]/.test(element.openingElement.tagName.getText());
    const isAlone = children.length === 1 && (!isComponent || this.wrapsItsChildren(element));
    if (isAlone && !children.some(({ isInFragment }) => isInFragment)) return [];
    return children.flatMap(
      ({ isText, mayGo, changes, isInFragment, source }, index): Pick<LooseText, 'text' | 'why'>[] => {
        if (isText && mayGo) return [{ text: source, why: 'comes and goes' }];
        if (isText && changes && (children.length > 1 || isInFragment))
          return [{ text: source, why: 'changes' }];
        // An element that comes is put before what follows it, which must still be where React wrote it.
        const following = children.slice(index + 1).find((next) => next.isText || !next.mayGo);
        return mayGo && following?.isText
          ? [{ text: following.source, why: 'stands behind what comes and goes' }]
          : [];
      },
    );
  }
}

/** The loose texts of these files of a program. */
export function findLooseTexts(program: ts.Program, files: readonly string[]): LooseText[] {
  const reader = new Reader(program.getTypeChecker());
  const found: LooseText[] = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file}: the program does not hold this file.`);
    const look = (node: ts.Node): void => {
      const isInner =
        ts.isJsxFragment(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
      if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && !isInner) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        found.push(...reader.looseIn(node).map((text) => ({ file, line, ...text })));
      }
      ts.forEachChild(node, look);
    };
    look(source);
  }
  return found;
}
