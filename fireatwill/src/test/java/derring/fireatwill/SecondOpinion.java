package derring.fireatwill;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The scoring once more, written from the words of the rulings alone and on purpose in another way:
 * cards are texts, a shot is the list of its cards, and everything is looked up again at each step.
 * It shares no code with the rules.
 */
final class SecondOpinion {
  private SecondOpinion() {}

  /** What one player gets. */
  record Result(int score, int maneuvers, int sharpshooters, int claimed, int unclaimed) {}

  /**
   * @param own the player's piles, left to right
   * @param enemy the enemy's piles, from the enemy's left to right
   * @param numbers the printed numbers of the player's piles
   * @param flag the letter of the player's flags
   */
  static Result score(
      List<List<String>> own,
      List<List<String>> enemy,
      List<Integer> numbers,
      String flag,
      int enemyManeuvers) {
    Map<Integer, Integer> pool = new HashMap<>();
    for (int c = 0; c < 6; c++) {
      pool.put(c, (int) enemy.get(5 - c).stream().filter(flag::equals).count());
    }
    int score = 0;
    int sharp = 0;
    int claimed = 0;
    for (int c = 0; c < 6; c++) {
      List<String> pile =
          own.get(c).stream()
              .filter(card -> card.equals(flag) || !List.of("I", "N").contains(card))
              .toList();
      for (int end = 0; end < pile.size(); end++) {
        if (!pile.get(end).startsWith("F")) {
          continue;
        }
        List<String> shot = shot(pile.subList(0, end), flag);
        long loads = loads(shot);
        if (loads >= 2) {
          pool.put(c, 0);
          break;
        }
        List<String> before = pile.subList(0, end);
        String kinds =
            shot.stream().map(card -> card.substring(0, 1)).collect(Collectors.joining());
        boolean exact = loads == 1 && kinds.replace('B', 'L').equals("LRA");
        if (loads == 0 || (!exact && before.contains("EyesOnly"))) {
          continue;
        }
        List<String> stars = new ArrayList<>(shot);
        stars.add(pile.get(end));
        boolean same =
            exact && stars.stream().map(card -> card.substring(1)).distinct().count() == 1;
        score += same ? 4 : exact ? 2 : 1;
        sharp += same ? 1 : 0;
        if (before.contains("Defiance")) {
          continue;
        }
        List<Integer> candidates = before.contains("Ricochet") ? List.of(c - 1, c + 1) : List.of(c);
        for (int from : candidates) {
          if (pool.getOrDefault(from, 0) > 0) {
            pool.merge(from, -1, Integer::sum);
            score++;
            claimed++;
            break;
          }
        }
      }
    }
    int maneuvers = maneuvers(own, numbers, flag);
    int unclaimed = pool.values().stream().mapToInt(Integer::intValue).sum();
    int total = score + maneuvers + (maneuvers > enemyManeuvers ? maneuvers : 0) - 3 * unclaimed;
    return new Result(Math.max(0, total), maneuvers, sharp, claimed, unclaimed);
  }

  /** Maneuvers on their numbers, up to the first explosion of each pile. */
  static int maneuvers(List<List<String>> own, List<Integer> numbers, String flag) {
    int count = 0;
    for (int c = 0; c < 6; c++) {
      List<String> pile = own.get(c);
      for (int i = 0; i < pile.size(); i++) {
        if (pile.get(i).startsWith("F") && loads(shot(pile.subList(0, i), flag)) >= 2) {
          break;
        }
        count += pile.get(i).equals("M" + numbers.get(c)) ? 1 : 0;
      }
    }
    return count;
  }

  /** The shot that lies on top of these cards, from its first Load on; no other gunners in it. */
  private static List<String> shot(List<String> cards, String flag) {
    List<String> shot = new ArrayList<>();
    for (String card : cards) {
      if (card.equals(flag) || card.startsWith("M") || card.startsWith("F")) {
        shot.clear();
      } else if ((card.length() == 2 && "LRA".indexOf(card.charAt(0)) >= 0)
          || card.equals("Breecher")) {
        if ((card.startsWith("L") || card.equals("Breecher")) && loads(shot) == 0) {
          shot.clear();
        }
        shot.add(card);
      }
    }
    return loads(shot) == 0 ? List.of() : shot;
  }

  private static long loads(List<String> shot) {
    return shot.stream().filter(card -> card.startsWith("L") || card.equals("Breecher")).count();
  }
}
