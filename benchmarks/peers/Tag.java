import core.AbstractForwardModel;
import core.AbstractGameState;
import core.Game;
import core.actions.AbstractAction;
import games.GameType;
import java.util.List;
import java.util.Random;
import java.util.Scanner;

/** Plays one random game of TAG's Dominion for each line it reads, once it is warm, and prints its decisions. */
public class Tag {
  static final long WARM = 8_000_000_000L; // nanoseconds: by then it is compiled

  public static void main(String[] words) {
    Game game = GameType.valueOf("Dominion").createGameInstance(2);
    AbstractForwardModel rules = game.getForwardModel();
    AbstractGameState state = game.getGameState();
    Random luck = new Random(1);
    for (long since = System.nanoTime(); System.nanoTime() - since < WARM; ) play(rules, state, luck);
    for (Scanner lines = new Scanner(System.in); lines.hasNextLine(); lines.nextLine())
      System.out.println(play(rules, state, luck));
  }

  static int play(AbstractForwardModel rules, AbstractGameState state, Random luck) {
    rules.setup(state);
    int decisions = 0;
    for (; state.isNotTerminal(); decisions++) {
      List<AbstractAction> options = rules.computeAvailableActions(state);
      rules.next(state, options.get(luck.nextInt(options.size())).copy());
    }
    return decisions;
  }
}
